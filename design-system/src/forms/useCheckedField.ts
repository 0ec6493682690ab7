import type { ReactNode } from "react";
import { checkName, type Wholes } from "../theme/misuse.ts";
import { useUniqueId } from "../theme/useUniqueId.ts";

interface Given {
  label: ReactNode;
  id?: string | undefined;
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
}

/** Warns in development of a field without a label, and of an `id` that another element has. `wholes` are fields that it may be a part of. Internal: used to build fields. */
export function useCheckedField(component: string, { label, id, ...named }: Given, wholes: Wholes = []): void {
  checkName(component, "label", label, named, wholes);
  useUniqueId(component, id);
}
