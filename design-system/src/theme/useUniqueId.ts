import { useEffect } from "react";
import { warnOnce } from "./misuse.ts";

/** Warns in development of an id, given by the site, that another element of the page has too. */
export function useUniqueId(component: string, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || document.querySelectorAll(`[id=${JSON.stringify(id)}]`).length < 2) return;
    const fault = `\`id\` is "${id}", which another element has too`;
    // Each of the two finds the other.
    warnOnce(fault, "any", component, fault, "Give each its own: label, hint and error are tied to it.");
  }, [component, id]);
}
