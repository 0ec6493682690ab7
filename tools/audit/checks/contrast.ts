/**
 * The contrast of a text, computed from its styles and those around it. If axe agrees in a light and in a dark look, the other looks need
 * no axe.
 */
export interface TextColours {
  /** The text's contrast with its background; undefined if a picture, a gradient or transparency is involved. */
  contrast: (element: Element) => number | undefined;
  /** The contrast that 1.4.3 requires, by the text's size. */
  required: (element: Element) => number;
}

type Colour = readonly [number, number, number, number];

/** Runs in the page: reads its present look. */
export function readTextColours(): TextColours {
  const { colour, contrast } = window.auditing;
  const grounds = new Map<Element, Colour | undefined>();
  const over = ([red, green, blue, alpha]: Colour, ground: Colour): Colour => {
    const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
    return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
  };
  const readGround = (element: Element): Colour | undefined => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    if (backgroundImage !== "none" || opacity !== "1" || filter !== "none" || mixBlendMode !== "normal") return undefined;
    const around = element.parentElement ? groundOf(element.parentElement) : ([255, 255, 255, 1] as const);
    return around && over(colour(backgroundColor), around);
  };
  const groundOf = (element: Element): Colour | undefined => {
    if (!grounds.has(element)) grounds.set(element, readGround(element));
    return grounds.get(element);
  };
  return {
    contrast(element) {
      const { color, textShadow } = getComputedStyle(element);
      const ground = groundOf(element);
      return ground && textShadow === "none" ? contrast(over(colour(color), ground), ground) : undefined;
    },
    required(element) {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    },
  };
}

/** Runs in the page: returns the visible texts. */
export function texts(): Element[] {
  const hasText = (element: Element) =>
    element.matches("input, select, textarea, option") ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return [...document.body.querySelectorAll("*")].filter((element) => hasText(element) && !element.closest("[data-audit]"));
}

/**
 * Runs in the page after a complete run of axe: records the texts for which the computed contrast agrees with axe, or which axe ignores.
 */
export function noteAgreed(): void {
  const { readTextColours: read, texts: all } = window.auditing;
  const { contrast } = read();
  const before = window.agreed;
  window.agreed = new Set(
    all().filter((element) => {
      if (before && !before.has(element)) return false;
      // Hidden or disabled: axe ignores it.
      if (!window.contrasts?.has(element)) return true;
      return Math.abs((window.contrasts.get(element) ?? Number.NaN) - (contrast(element) ?? Number.NaN)) < 0.05;
    }),
  );
}

/** Runs in the page: returns the texts that axe must check in the present look. */
export function doubtfulTexts(): Element[] {
  const { readTextColours: read, texts: all } = window.auditing;
  const { contrast, required } = read();
  return all().filter((element) => {
    if (!window.agreed?.has(element)) return true;
    return window.contrasts?.has(element) && !((contrast(element) ?? 0) >= required(element) + 0.05);
  });
}

/** Runs in the page: reports whether only its colour distinguishes a link in a sentence (1.4.1). */
export function hasBareLinks(): boolean {
  return [...document.body.querySelectorAll("a[href]")].some((link) => {
    const { display, textDecorationLine } = getComputedStyle(link);
    const text = link.parentElement?.textContent?.trim() ?? "";
    return display === "inline" && !textDecorationLine.includes("underline") && text.length > (link.textContent?.trim().length ?? 0);
  });
}

declare global {
  interface Window {
    /** The contrast that axe found for each text; NaN if it could not decide, or found too little. */
    contrasts: Map<Element, number> | undefined;
    /** The texts for which the computed contrast agrees with axe in all looks so far. */
    agreed: Set<Element> | undefined;
  }
}
