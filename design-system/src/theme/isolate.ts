/** Matches a letter of a script that runs from right to left: Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const isolated = /^\u2068[^\u2068\u2069]*\u2069$/;

/** Embeddings, overrides and isolations with a direction, which would turn what follows them around. A name that is copied or typed on purpose can carry them. */
const turning = /[\u202a-\u202e\u2066\u2067]/g;

/**
 * Returns a text for use inside a sentence: one with letters that run from right to left between the isolation characters of Unicode (UAX
 * 9), so that figures and punctuation around it keep their places, and without characters that turn text around. Any other text is returned
 * as it is.
 */
export const isolate = (text: string): string => {
  const plain = text.replace(turning, "");
  return rightToLeft.test(plain) && !isolated.test(plain) ? `\u2068${plain}\u2069` : plain;
};

const everyIsolated = /\u2068([^\u2066-\u2069]*)\u2069/g;

/** Returns a text for a file that another program reads: without the isolation characters that a page puts around it. */
export const withoutIsolation = (text: string): string => text.replace(everyIsolated, "$1");
