import { find, findAll, findControl, type Name, nameOf, textOf } from "./find.ts";
import { type Person, until } from "./person.ts";

export interface DialogTester {
  isOpen: () => boolean;
  /** Presses the button or link that opens the dialog, and waits for it. */
  open: (opener: Name) => Promise<void>;
  /** Presses a button or link in the dialog. */
  press: (name: Name) => Promise<void>;
  /** Presses Escape, and waits until the dialog has closed. */
  close: () => Promise<void>;
  title: () => string;
  /** Returns all text of the dialog. */
  text: () => string;
  /** Returns the open dialog, to be used as the `root` of other testers. */
  element: () => HTMLElement;
}

/** Tester of dialogs and drawers (APG: dialog, alertdialog). `name` is the title, needed if several may be open. */
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
