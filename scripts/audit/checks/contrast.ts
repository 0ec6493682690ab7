/**
 * How the styles of a text and of what is around it tell its contrast. Where axe says the same in a light and in a dark look, the other
 * looks need no axe.
 */
export interface TextColours {
  /** The text's contrast with what is behind it; undefined where a picture, a gradient or transparency has a part in it. */
  contrast: (element: Element) => number | undefined;
  /** What 1.4.3 asks for, by the text's size. */
  asked: (element: Element) => number;
}

type Colour = readonly [number, number, number, number];

/** Runs in the page: reads the look that it shows now. */
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
    asked(element) {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    },
  };
}

/** Runs in the page: the texts that it shows. */
export function texts(): Element[] {
  const hasText = (element: Element) =>
    element.matches("input, select, textarea, option") ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return [...document.body.querySelectorAll("*")].filter((element) => hasText(element) && !element.closest("[data-audit]"));
}

/** Runs in the page after axe has looked at everything: which texts' contrast the styles tell as axe does, or does not concern it. */
export function noteTold(): void {
  const { readTextColours: read, texts: all } = window.auditing;
  const { contrast } = read();
  const before = window.told;
  window.told = new Set(
    all().filter((element) => {
      if (before && !before.has(element)) return false;
      // Hidden or disabled: axe does not speak of it.
      if (!window.contrasts?.has(element)) return true;
      return Math.abs((window.contrasts.get(element) ?? Number.NaN) - (contrast(element) ?? Number.NaN)) < 0.05;
    }),
  );
}

/** Runs in the page: the texts of which axe must be asked in the look that it shows now. */
export function doubtfulTexts(): Element[] {
  const { readTextColours: read, texts: all } = window.auditing;
  const { contrast, asked } = read();
  return all().filter((element) => {
    if (!window.told?.has(element)) return true;
    return window.contrasts?.has(element) && !((contrast(element) ?? 0) >= asked(element) + 0.05);
  });
}

/** Runs in the page: whether a link in a sentence is told by its colour alone (1.4.1). */
export function hasBareLinks(): boolean {
  return [...document.body.querySelectorAll("a[href]")].some((link) => {
    const { display, textDecorationLine } = getComputedStyle(link);
    const text = link.parentElement?.textContent?.trim() ?? "";
    return display === "inline" && !textDecorationLine.includes("underline") && text.length > (link.textContent?.trim().length ?? 0);
  });
}

declare global {
  interface Window {
    /** The contrast that axe found of each text of which it spoke; NaN where it could not tell or found too little. */
    contrasts: Map<Element, number> | undefined;
    told: Set<Element> | undefined;
  }
}
