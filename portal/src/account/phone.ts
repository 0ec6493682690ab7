const shape = /^\+?\d{8,15}$/;

/** A phone number as the servers take it: 8 to 15 digits, after a + where it brings its prefix; undefined for anything else. */
export function phoneOf(text: string): string | undefined {
  const plain = text.replace(/[\s\u00a0.()/-]+/g, "").replace(/^00/, "+");
  return shape.test(plain) ? plain : undefined;
}

/** An Italian mobile number that brings its prefix without a plus, as it stands in many an address book. */
const italianPrefix = /^(00)?39(?=3\d{9}$)/;

/** A number after the prefix chosen for it: "+393331234567", also where it was written as 393331234567. */
export const withPrefix = (prefix: string, number: string): string =>
  `+${prefix}${prefix === "39" ? number.replace(italianPrefix, "") : number}`;
