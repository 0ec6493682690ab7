import { find, findAll, findControl, type Name, nameOf, textOf } from "./find.ts";
import { type Person, until } from "./person.ts";

export interface DialogTester {
  isOpen: () => boolean;
  /** Presses the button or link that opens it, and waits for it. */
  open: (opener: Name) => Promise<void>;
  /** Presses a button or link inside. */
  press: (name: Name) => Promise<void>;
  /** Presses Escape, and waits until it has closed. */
  close: () => Promise<void>;
  title: () => string;
  /** All that is read in it. */
  text: () => string;
  /** The dialog itself, while it is open; the `root` of testers for what is in it. */
  element: () => HTMLElement;
}

/** Dialogs and drawers (APG: dialog, alertdialog). `name` is the title, where several may be open. */
export function dialogTester(person: Person, root: Element, name?: Name): DialogTester {
  const sought = { what: "open dialog", selector: "dialog[open]", root, name };
  const element = () => find(sought);
  const isOpen = () => findAll(sought).length > 0;
  return {
    isOpen,
    open: async (opener) => {
      await person.click(findControl(root, opener));
      await until(isOpen, () => `No dialog opened on "${opener}".`);
    },
    press: async (label) => {
      await person.click(findControl(element(), label));
    },
    close: async () => {
      const title = nameOf(element());
      await person.keyboard("{Escape}");
      await until(
        () => !isOpen(),
        () => `"${title}" stayed open on Escape.`,
      );
    },
    title: () => nameOf(element()),
    text: () => textOf(element()),
    element,
  };
}
