/** Weights of 0 to 9, and equally of A to Z, at odd positions. */
const oddWeights = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/**
 * Computes the letter that protects a text of digits and capital letters from typing errors: the last one of a person's fiscal code (decree
 * of 23 December 1976), and the CIN of an Italian bank account.
 */
export function controlLetterOf(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const value = code < 65 ? code - 48 : code - 65;
    sum += index % 2 === 0 ? (oddWeights[value] ?? 0) : value;
  }
  return String.fromCharCode(65 + (sum % 26));
}
