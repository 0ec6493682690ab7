import { useEffect } from "react";
import { warnMisuse } from "./misuse.ts";

/** Warns in development of an id, given by the site, that another element of the page has too. */
export function useUniqueId(component: string, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || document.querySelectorAll(`[id=${JSON.stringify(id)}]`).length < 2) return;
    warnMisuse(component, `\`id\` is "${id}", which another element has too`, "Give each its own: label, hint and error are tied to it.");
  }, [component, id]);
}
