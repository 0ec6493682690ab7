import { find, matches, type Name, referred, textOf } from "./find.ts";
import { type Person, until } from "./person.ts";

export interface MenuTester {
  isOpen: () => boolean;
  /** Opens the menu by its button unless it is open, and waits for the actions. */
  open: () => Promise<void>;
  /** Presses Escape, and waits until the menu has closed. */
  close: () => Promise<void>;
  /** Returns the labels of the actions in order, or nothing while it is closed. */
  items: () => string[];
  /** Opens the menu, presses an action, and waits until it has closed. */
  choose: (item: Name) => Promise<void>;
}

/** Tester of a button with several actions (APG: menu button). `name` is the accessible name of the button. */
export function menuTester(person: Person, root: Element, name?: Name): MenuTester {
  const button = () => find({ what: "menu button", selector: "button[aria-haspopup=menu]", root, name });
  const isOpen = () => button().getAttribute("aria-expanded") === "true";
  const all = () => (isOpen() ? referred(button(), "aria-controls").flatMap((list) => [...list.querySelectorAll("[role=menuitem]")]) : []);
  const closed = () =>
    until(
      () => !isOpen(),
      () => `"${textOf(button())}" stayed open.`,
    );
  const open = async () => {
    if (!isOpen()) await person.click(button());
    await until(
      () => all().length > 0,
      () => `"${textOf(button())}" did not open.`,
    );
  };
  return {
    isOpen,
    open,
    close: async () => {
      await person.keyboard("{Escape}");
      await closed();
    },
    items: () => all().map(textOf),
    choose: async (item) => {
      await open();
      const chosen = all().find((each) => matches(textOf(each), item));
      if (!chosen) throw new Error(`No "${item}" in "${textOf(button())}". There are ${all().map(textOf).join(", ")}.`);
      await person.click(chosen);
      await closed();
    },
  };
}
