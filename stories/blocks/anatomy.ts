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
  /** Size of the window of its own in which the story stands, in CSS pixels: it fills its window, or a press draws it. @default the page */
  readonly window?: { readonly width: number; readonly height: number };
  readonly parts: readonly Part[];
}

/** Returns the element of a part, if the story has drawn it. */
export const findPart = (root: ParentNode, { at, text }: Part): Element | undefined =>
  [...root.querySelectorAll(at)].find((element) => text === undefined || element.textContent?.trim().startsWith(text));

/** A rectangle in the picture, in CSS pixels from its corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Centre of a number, and the end of the line that leads from it to the edge of its part. */
export interface Place {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** Space around the picture, in which the numbers stand. */
export const margin = 56;
/** Distance from which two numbers can be told apart. */
const apart = 30;

const inOneRow = (one: Box, other: Box) => one.y < other.y + other.height && other.y < one.y + one.height;
const contains = (outer: Box, inner: Box) => outer.x <= inner.x && outer.x + outer.width >= inner.x + inner.width && inOneRow(outer, inner);

/** Returns the place of a number in the margin that its part reaches without another part between: start, end, or above. */
function placeOf(box: Box, others: readonly Box[], width: number): Place {
  const beside = others.filter((other) => inOneRow(box, other) && !contains(other, box) && !contains(box, other));
  const [centreX, centreY] = [box.x + Math.min(box.width / 2, 80), box.y + box.height / 2];
  // A part around another one leaves the start to it.
  const holds = others.some((other) => contains(box, other) && inOneRow({ ...box, y: centreY - 12, height: 24 }, other));
  if (!holds && !beside.some(({ x }) => x < box.x)) return { x: margin / 2, y: centreY, toX: box.x, toY: centreY };
  if (!beside.some(({ x }) => x > box.x)) return { x: width - margin / 2, y: centreY, toX: box.x + box.width, toY: centreY };
  return { x: centreX, y: margin / 2, toX: centreX, toY: box.y };
}

/** Returns a place for the number of each part that is there. One that would cover an earlier one stands beside it. */
export function placesOf(boxes: readonly (Box | undefined)[], width: number): (Place | undefined)[] {
  const there = boxes.filter((box) => box !== undefined);
  const taken: Place[] = [];
  return boxes.map((box) => {
    if (!box) return undefined;
    const place = placeOf(
      box,
      there.filter((other) => other !== box),
      width,
    );
    const isTaken = () => taken.some(({ x, y }) => Math.abs(x - place.x) < apart && Math.abs(y - place.y) < apart);
    const isAbove = place.toX === place.x;
    while (isTaken()) place[isAbove ? "x" : "y"] += apart;
    taken.push(place);
    return place;
  });
}
