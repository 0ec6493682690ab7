const shape = /^\+?\d{8,15}$/;

/** A phone number as the servers take it: 8 to 15 digits, after a + where it brings its prefix; undefined for anything else. */
export function phoneOf(text: string): string | undefined {
  const plain = text.replace(/[\s\u00a0.()/-]+/g, "").replace(/^00/, "+");
  return shape.test(plain) ? plain : undefined;
}
