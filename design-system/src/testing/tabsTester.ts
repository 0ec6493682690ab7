import { find, findAll, type Name, nameOf, referred } from "./find.ts";
import { type Person, until } from "./person.ts";

export interface TabsTester {
  names: () => string[];
  chosen: () => string;
  /** Presses the tab, and waits until its panel shows. */
  choose: (tab: Name) => Promise<void>;
  /** Returns the panel of the selected tab, to be used as the `root` of other testers. */
  panel: () => HTMLElement;
}

/** Tester of tabs (APG: tabs). `name` is the list's. */
export function tabsTester(person: Person, root: Element, name?: Name): TabsTester {
  const list = () => find({ what: "list of tabs", selector: "[role=tablist]", root, name });
  const all = () => findAll({ what: "tab", selector: "[role=tab]", root: list() });
  const chosen = () => find({ what: "chosen tab", selector: "[role=tab][aria-selected=true]", root: list() });
  return {
    names: () => all().map(nameOf),
    chosen: () => nameOf(chosen()),
    choose: async (tab) => {
      const target = find({ what: "tab", selector: "[role=tab]", root: list(), name: tab });
      await person.click(target);
      await until(
        () => target.getAttribute("aria-selected") === "true",
        () => `The tab "${nameOf(target)}" was not chosen.`,
      );
    },
    panel: () => referred(chosen(), "aria-controls")[0] as HTMLElement,
  };
}
