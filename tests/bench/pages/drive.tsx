import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import type { Bill } from "../bills.ts";

export interface ListProps {
  bills: readonly Bill[];
  onLoadMore: () => void;
}

/** The actions that a measured page offers to the bench. Each starts its work and returns; the bench waits for the frames after it. */
export interface Bench {
  mount: (count: number) => void;
  unmount: () => void;
  /** Presses the list's own button, which adds ten bills. */
  loadMore: () => void;
  /** Shows every second bill, or all of them again. */
  filter: (on: boolean) => void;
  /** Opens the detail of the fourth bill, which is in view. */
  expand: () => void;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Lets the bench control a list of bills. The bills are requested once over HTTP and keep their identity, as a page's data does. */
export async function drive(List: ComponentType<ListProps>): Promise<void> {
  // The browser loads its Italian formats on first use, which takes longer than ten cards: that cost is paid here, outside of the
  // measurement.
  (1).toLocaleString("it-IT", { style: "currency", currency: "EUR" });
  const all = (await (await fetch("bills.json")).json()) as Bill[];
  const place = document.getElementById("root") as HTMLElement;
  let root = createRoot(place);
  let count = 0;
  const show = (bills: readonly Bill[]) => root.render(<List bills={bills} onLoadMore={more} />);
  const more = () => window.bench.mount(count + 10);
  window.bench = {
    mount: (nextCount) => {
      count = nextCount;
      show(all.slice(0, count));
    },
    unmount: () => {
      root.unmount();
      root = createRoot(place);
    },
    loadMore: () => {
      const before = count;
      [...place.querySelectorAll("button")].at(-1)?.click();
      if (count === before) throw new Error("No bills were added.");
    },
    filter: (on) => show(all.slice(0, count).filter((_, index) => !on || index % 2 === 0)),
    expand: () => {
      const button = place.querySelectorAll<HTMLElement>("[aria-expanded], summary")[3];
      if (!button) throw new Error("No bill can be opened.");
      button.click();
    },
  };
}
