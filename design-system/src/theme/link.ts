import { type AnchorHTMLAttributes, type ComponentType, createElement, forwardRef, type Ref } from "react";
import { createContext, useContext } from "./hooks.ts";

/** Props that the library passes to the link component. */
export interface LinkSlotProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Component that renders links by their `href`, such as that of next/link. */
export type LinkSlot = ComponentType<LinkSlotProps>;

/** Component that renders links by `to`, such as `Link` of react-router. */
export type ToLinkSlot = ComponentType<Omit<LinkSlotProps, "href"> & { to: string }>;

/** Props by which routers' links take an address. */
export const linkProps = ["href", "to"] as const;
export type LinkProp = (typeof linkProps)[number];

/** Returns a link that gives its `href` to `Router` as `to`. */
export const linkByTo = (Router: ToLinkSlot): LinkSlot =>
  forwardRef<HTMLAnchorElement, LinkSlotProps>(function ToLink({ href, ...rest }, ref) {
    return createElement(Router, { ...rest, to: href, ref });
  }) as unknown as LinkSlot;

export const LinkContext = createContext<LinkSlot | "a">("a");

/** Returns the element or component that renders links: the site's router link, or a plain `a`. */
export const useLink = (): LinkSlot | "a" => useContext(LinkContext);
