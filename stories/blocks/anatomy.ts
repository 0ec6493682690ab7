/** A part of a component: what it is called, what it is for, and where it is in the story that shows it. */
export interface Part {
  readonly name: string;
  readonly says: string;
  /** Selector of the part, in the story. */
  readonly at: string;
  /** Takes the first element of `at` that has this text. */
  readonly text?: string;
}

/** The parts of a component, numbered in this order, in one of its stories. */
export interface Anatomy {
  /** Name under which the stories file exports the story. */
  readonly story: string;
  readonly parts: readonly Part[];
}

/** Returns the element of a part, if the story has drawn it. */
export const findPart = (root: ParentNode, { at, text }: Part): Element | undefined =>
  [...root.querySelectorAll(at)].find((element) => text === undefined || element.textContent?.trim().startsWith(text));

/** Place of a number, in CSS pixels from the corner of the picture. */
export interface Place {
  x: number;
  y: number;
}

/** Distance from which two numbers can be told apart. */
const apart = 26;

/** Returns a place for each number at the beginning of its part. One that would cover an earlier one goes below it. */
export function placesOf(starts: readonly (Place | undefined)[]): (Place | undefined)[] {
  const taken: Place[] = [];
  return starts.map((start) => {
    if (!start) return undefined;
    const place = { ...start };
    while (taken.some(({ x, y }) => Math.abs(x - place.x) < apart && Math.abs(y - place.y) < apart)) place.y += apart;
    taken.push(place);
    return place;
  });
}
