import { find, type Name, referred, textOf } from "./find.ts";
import { type Person, until } from "./person.ts";

export interface DisclosureTester {
  isOpen: () => boolean;
  /** Opens it by a press unless it is open, and waits until it is. */
  open: () => Promise<void>;
  close: () => Promise<void>;
  /** Returns the text of the content, or "" while it is closed. */
  content: () => string;
}

/**
 * Tester of disclosures, sections of an accordion and menus behind a button (APG: disclosure). If the label changes when it opens, pass an
 * expression that matches both.
 */
export function disclosureTester(person: Person, root: Element, name?: Name): DisclosureTester {
  const control = () => find({ what: "disclosure", selector: "summary, button[aria-expanded]", root, name });
  const details = () => control().closest("summary")?.parentElement as HTMLDetailsElement | null | undefined;
  const isOpen = () => details()?.open ?? control().getAttribute("aria-expanded") === "true";
  const panel = () => referred(control(), "aria-controls")[0] ?? control().nextElementSibling;
  // The panel may be shown some time after its button says so.
  const isShown = () => isOpen() && (details() != null || panel()?.firstElementChild?.checkVisibility?.() !== false);
  const set = async (open: boolean) => {
    if (isOpen() === open) return;
    await person.click(control());
    await until(
      () => (open ? isShown() : !isOpen()),
      () => `"${textOf(control())}" did not ${open ? "open" : "close"}.`,
    );
  };
  return {
    isOpen,
    open: () => set(true),
    close: () => set(false),
    content: () => {
      if (!isOpen()) return "";
      const element = details();
      const parts = element ? [...element.children].slice(1) : [panel()];
      return parts.map(textOf).join(" ");
    },
  };
}
