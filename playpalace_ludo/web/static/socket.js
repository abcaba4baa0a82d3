// The way to a server: one WebSocket at a time, its frames in batches.
// @ts-check

/** @typedef {{kind: "opened" | "closed" | "frames", frames?: string[]}} News */

/** A batch ends with this many characters, so that keys are answered before the next one. */
const BATCH = 1 << 17;
/** A browser cannot make a server wait: one that sends more than this meanwhile is left. */
const MOST_WAITING = 1 << 24;
/** One that leaves more than this unread is left, too. */
const MOST_UNREAD = 1 << 20;

export class Socket {
  /** @param {(number: number, news: News) => Promise<void>} tell Is done when the news are dealt with. */
  constructor(tell) {
    this.tell = tell;
    /** @type {WebSocket | null} */
    this.wire = null;
    /** @type {string[]} */
    this.frames = [];
    this.waiting = 0;
    this.number = 0;
    this.ended = false;
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
    this.number = number;
    wire.binaryType = "arraybuffer";
    wire.onopen = () => this.tell(number, { kind: "opened" });
    wire.onclose = () => {
      this.ended = true;
      if (!this.frames.length) void this.tell(number, { kind: "closed" });
    };
    wire.onmessage = ({ data }) => {
      if (this.waiting + (data.length ?? data.byteLength) > MOST_WAITING) {
        this.#leave();
        return;
      }
      const text = typeof data === "string" ? data : new TextDecoder().decode(data);
      this.waiting += text.length;
      // A server answers one act with several frames: they are told together.
      if (this.frames.push(text) === 1) setTimeout(() => this.#hand(wire, number), 2);
    };
    return "";
  }

  /** Hand over what waits, one batch after the other. @param {WebSocket} wire @param {number} number */
  async #hand(wire, number) {
    while (this.wire === wire && this.frames.length) {
      let count = 0, size = 0;
      while (count < this.frames.length && size < BATCH) size += this.frames[count++].length;
      await this.tell(number, { kind: "frames", frames: this.frames.slice(0, count) });
      if (this.wire !== wire) return;
      this.frames.splice(0, count);
      this.waiting -= size;
    }
    if (this.wire === wire && this.ended) void this.tell(number, { kind: "closed" });
  }

  /** @param {string} text */
  send(text) {
    if (this.wire?.readyState !== WebSocket.OPEN) return;
    if (this.wire.bufferedAmount > MOST_UNREAD) this.#leave();
    else this.wire.send(text);
  }

  #leave() {
    this.close();
    void this.tell(this.number, { kind: "closed" });
  }

  close() {
    this.frames = [];
    this.waiting = 0;
    this.ended = false;
    if (!this.wire) return;
    this.wire.onopen = this.wire.onclose = this.wire.onmessage = null;
    this.wire.close();
    this.wire = null;
  }
}
