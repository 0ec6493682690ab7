import { type AnchorHTMLAttributes, createContext, type ReactElement, type Ref, useContext } from "react";

/** Props that the library passes to the link component. */
export interface LinkSlotProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkSlot = (props: LinkSlotProps) => ReactElement;

export const LinkContext = createContext<LinkSlot | "a">("a");

/** Returns the element or component that renders links: the site's router link, or a plain `a`. */
export const useLink = (): LinkSlot | "a" => useContext(LinkContext);
