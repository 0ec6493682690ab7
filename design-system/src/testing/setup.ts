/**
 * Completes a document in Node (jsdom, happy-dom) with what components use and it lacks. It is imported once, by a test runner's set-up
 * (`@favilla/design-system/test/setup`), and changes nothing in a browser.
 */

export {};

/** Adds the members that a prototype or the window does not have. */
function complete(target: object, members: object): void {
  for (const [name, value] of Object.entries(members))
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** An observer of a document without layout. What it observes counts as in view, and never changes its size. */
class Observer {
  readonly #report: (entries: object[], observer: object) => void;
  constructor(report: (entries: object[], observer: object) => void) {
    this.#report = report;
  }
  observe(target: Element): void {
    queueMicrotask(() =>
      this.#report([{ target, isIntersecting: true, intersectionRatio: 1, contentRect: target.getBoundingClientRect() }], this),
    );
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): object[] {
    return [];
  }
}

/** A pointer's event, of a finger's or mouse's usual size. */
const pointerEvent = () =>
  class extends MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;
    readonly width: number;
    readonly height: number;
    readonly pressure: number;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      const { pointerId = 1, pointerType = "mouse", width = 1, height = 1, pressure = 0 } = init;
      [this.pointerId, this.pointerType, this.width, this.height, this.pressure] = [pointerId, pointerType, width, height, pressure];
    }
  };

/** Functions of CSS. Every character of an identifier that is no letter, digit, dash or underscore is escaped, and a digit at its start. */
const css = {
  escape: (text: string): string => text.replace(/^\d|[^\w-]/g, (sign) => (/\d/.test(sign) ? `\\3${sign} ` : `\\${sign}`)),
  supports: (): boolean => false,
};

/** A media query that never matches. */
const matchMedia = (media: string): object =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener: () => {}, removeListener: () => {} });

const dialog = {
  show(this: HTMLDialogElement): void {
    this.open = true;
  },
  showModal(this: HTMLDialogElement): void {
    this.open = true;
  },
  close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  },
};

/** Tells whether neither the element nor one around it is hidden by its style or by `hidden`. */
function checkVisibility(this: Element): boolean {
  for (let each: Element | null = this; each; each = each.parentElement) if (getComputedStyle(each).display === "none") return false;
  return true;
}

/** jsdom hides what has the attribute `popover`, as a browser does, but cannot show it. */
const popover = {
  showPopover(this: HTMLElement): void {
    this.style.display = "block";
  },
  hidePopover(this: HTMLElement): void {
    this.style.removeProperty("display");
  },
};

const nothing = (): void => {};
const element = { checkVisibility, ...popover, scrollIntoView: nothing, scrollTo: nothing };

if (typeof window !== "undefined") {
  complete(window, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Observer, PointerEvent: pointerEvent(), CSS: css });
  complete(HTMLElement.prototype, element);
  complete(HTMLDialogElement.prototype, dialog);
}
