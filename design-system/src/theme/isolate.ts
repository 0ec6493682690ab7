/** Matches a letter of a script that runs from right to left (Hebrew, Arabic and their neighbours) or the mark that stands for one. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200f\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const isolated = /^\u2068[^\u2068\u2069]*\u2069$/;

/** Embeddings, overrides and isolations with a direction, which would turn what follows them around. A name that is copied or typed on purpose can carry them. */
const turning = /[\u202a-\u202e\u2066\u2067]/g;

const everyIsolated = /\u2068([^\u2066-\u2069]*)\u2069/g;

/** Isolation characters; where one stands without its other half, it would end the isolation around the text, or never end. */
const halves = /[\u2068\u2069]/g;

/**
 * Returns a text for use inside a sentence: one with letters that run from right to left between the isolation characters of Unicode (UAX
 * 9), so that figures and punctuation around it keep their places, and without characters that turn text around or end an isolation early.
 * Any other text is returned as it is.
 */
export const isolate = (text: string): string => {
  const straight = text.replace(turning, "");
  const plain = withoutIsolation(straight).search(halves) < 0 ? straight : straight.replace(halves, "");
  return rightToLeft.test(plain) && !isolated.test(plain) ? `\u2068${plain}\u2069` : plain;
};

/** Returns a text for a file that another program reads: without the isolation characters that a page puts around it. */
export const withoutIsolation = (text: string): string => {
  const inner = text.replace(everyIsolated, "$1");
  return inner === text ? text : withoutIsolation(inner);
};
