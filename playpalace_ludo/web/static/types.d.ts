// Values that Python, the worker and the page hand to each other.

export interface Row {
  id: string;
  label: string;
  help: string;
  value: string;
  can_act: boolean;
  can_change: boolean;
  can_remove: boolean;
}

export interface Choice {
  id: string;
  label: string;
  tokens: string[];
}

/** The last throw, and whose it was. */
export interface Dice {
  by: string;
  faces: string[];
}

export interface Square {
  at: number;
  label: string;
  taken: boolean;
}

export interface Usable {
  id: string;
  label: string;
  help: string;
  category: string;
  keys: string[];
}

export interface View {
  kind: string;
  title: string;
  rows: Row[];
  first: number;
  count: number;
  cursor: string;
  field: { text: string; secret: boolean; many_lines: boolean } | null;
  choices: Choice[];
  progress: [number, number] | null;
  commands: Usable[];
  revision: number;
}

export interface Said {
  text: string;
  row: string;
  interrupt: boolean;
  /** It was said before and cut off; the history has it already. */
  again: boolean;
  /** How long a reader takes for it, by estimate. */
  seconds: number;
}

export interface Cue {
  file: string;
  gain: number;
  pan: number;
  rate: number;
  delay: number;
}

/** What is heard of a step; it comes before what is seen. */
export interface Heard {
  /** Whether the player's own act on a button or a field is answered. */
  acted: boolean;
  said: Said[];
  cues: Cue[];
  /** Number of questions that no key of the player has opened; keys pressed before them are dropped. */
  unasked: number;
  /** Null if it is still the last one. */
  language: { lang: string; dir: string; words: Record<string, string> } | null;
}

/** What is seen after a step. */
export interface Seen {
  acted: boolean;
  page: number;
  /** Null if it is still the last one. */
  view: View | null;
  /** Another number if the board, its squares or the last throw are others. */
  table: number;
  given: { name: string; data: string }[];
  asks_file: boolean;
  wake: number | null;
}

/** What is seen, with the view that holds. */
export type Shown = Seen & { view: View };

export interface Change {
  path: string;
  start: number;
  data: Uint8Array | null;
}

export interface Store {
  everything(): Iterable<[string, Uint8Array]>;
  forget(): void;
  keep(changes: Change[]): Promise<void> | void;
}
