/** Pseudo-random numbers from 0 to 1, the same on every run for the same seed text. */
export function randomFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The seed number of a text, for `chance`. */
export function seedOf(text: string): number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return state;
}

/** A pseudo-random number from 0 to 1, always the same for the same numbers. */
export function chance(seed: number, what: number, when: number): number {
  let mixed = seed ^ Math.imul(what + 1, 0x9e3779b1) ^ Math.imul(when + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
