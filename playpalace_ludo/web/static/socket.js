// The way to a server: one WebSocket at a time, its frames in batches.
// @ts-check

/** @typedef {{kind: "opened" | "closed" | "frames", frames?: string[]}} News */

export class Socket {
  /** @param {(number: number, news: News) => void} tell */
  constructor(tell) {
    this.tell = tell;
    /** @type {WebSocket | null} */
    this.wire = null;
    /** @type {string[]} */
    this.frames = [];
  }

  /** @param {string} url @param {number} number @returns {string} Why the browser does not try. */
  open(url, number) {
    this.close();
    let wire;
    try {
      wire = new WebSocket(url);
    } catch (error) {
      return error instanceof DOMException && error.name === "SecurityError" ? "insecure" : "wrong";
    }
    this.wire = wire;
    wire.binaryType = "arraybuffer";
    wire.onopen = () => this.tell(number, { kind: "opened" });
    wire.onclose = () => this.tell(number, { kind: "closed" });
    wire.onmessage = ({ data }) => {
      const text = typeof data === "string" ? data : new TextDecoder().decode(data);
      // A server answers one act with several frames: they are told together.
      if (this.frames.push(text) === 1) setTimeout(() => this.#flush(number), 2);
    };
    return "";
  }

  /** @param {number} number */
  #flush(number) {
    const frames = this.frames;
    this.frames = [];
    if (frames.length) this.tell(number, { kind: "frames", frames });
  }

  /** @param {string} text */
  send(text) {
    if (this.wire?.readyState === WebSocket.OPEN) this.wire.send(text);
  }

  close() {
    this.frames = [];
    if (!this.wire) return;
    this.wire.onopen = this.wire.onclose = this.wire.onmessage = null;
    this.wire.close();
    this.wire = null;
  }
}
