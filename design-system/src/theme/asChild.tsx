import { cloneElement, isValidElement, type ReactNode } from "react";
import type { Slot } from "./Slot.ts";

/** The prop of components that can render another element. */
export interface AsChild {
  /** `Slot` of `theme/Slot`. The only child replaces the component's element and gets its look, attributes, handlers and ref. */
  asChild: typeof Slot;
}

/** Wraps the child's children in a component's own content, such as an icon. */
export const around = (child: ReactNode, content: (inner: ReactNode) => ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(child) ? cloneElement(child, undefined, content(child.props.children)) : child;
