import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import type { Bill } from "../bills.ts";
import type { ListProps } from "./drive.tsx";

/** A page of ten bills, which come over HTTP: for its bytes. */
export async function start(List: ComponentType<ListProps>): Promise<void> {
  const bills = (await (await fetch("bills.json")).json()) as Bill[];
  createRoot(document.getElementById("root") as HTMLElement).render(<List bills={bills.slice(0, 10)} onLoadMore={() => undefined} />);
}
