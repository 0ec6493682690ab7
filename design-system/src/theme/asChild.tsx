import { cloneElement, isValidElement, type ReactNode } from "react";
import type { Slot } from "./Slot.ts";

/** What components take that can be another element. */
export interface AsChild {
  /** `Slot` of `theme/Slot`: the one child is rendered in the component's place and look, with its attributes, handlers and ref. */
  asChild: typeof Slot;
}

/** The child with a component's own content, such as an icon, around what it holds. */
export const around = (child: ReactNode, content: (held: ReactNode) => ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(child) ? cloneElement(child, undefined, content(child.props.children)) : child;
