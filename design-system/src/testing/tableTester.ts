import { find, type Name, nameOf, textOf } from "./find.ts";
import { type Person, until } from "./person.ts";

export interface TableTesterSort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableTester {
  columns: () => string[];
  /** Returns the rows of the body, each as cell texts by column header. Returns none if the table shows its empty state. */
  rows: () => Record<string, string>[];
  sorting: () => TableTesterSort | undefined;
  /** Presses the column's header until the table is sorted in that direction. @default "ascending" */
  sort: (column: Name, direction?: TableTesterSort["direction"]) => Promise<void>;
}

const headers = "thead th";

/** Tester of tables, sortable or not. `name` is the caption. */
export function tableTester(person: Person, root: Element, name?: Name): TableTester {
  const table = () => find<HTMLTableElement>({ what: "table", selector: "table", root, name });
  const heads = () => [...table().querySelectorAll(headers)];
  const columns = () => heads().map(textOf);
  return {
    columns,
    rows: () => {
      const names = columns();
      return [...table().querySelectorAll("tbody tr")].flatMap(({ children }) =>
        children.length < names.length ? [] : [Object.fromEntries(names.map((column, index) => [column, textOf(children[index])]))],
      );
    },
    sorting: () => {
      const sorted = heads().find((head) => head.hasAttribute("aria-sort"));
      return sorted && { column: textOf(sorted), direction: sorted.getAttribute("aria-sort") as TableTesterSort["direction"] };
    },
    sort: async (column, direction = "ascending") => {
      const head = () => find({ what: "column", selector: headers, root: table(), name: column });
      const order = () => head().getAttribute("aria-sort");
      for (let press = 0; press < 2 && order() !== direction; press++) {
        const [before, button] = [order(), head().querySelector("button")];
        if (!button) throw new Error(`The column "${nameOf(head())}" can't be sorted.`);
        await person.click(button);
        await until(
          () => order() !== before,
          () => `The table did not sort by "${nameOf(head())}".`,
        );
      }
    },
  };
}
