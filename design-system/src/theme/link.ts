import { type AnchorHTMLAttributes, createContext, type ReactElement, type Ref, useContext } from "react";

/** What every link of the library is rendered with. */
export interface LinkSlotProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkSlot = (props: LinkSlotProps) => ReactElement;

export const LinkContext = createContext<LinkSlot | "a">("a");

/** The element or component that renders links: the site's router link, or a plain `a`. */
export const useLink = (): LinkSlot | "a" => useContext(LinkContext);
