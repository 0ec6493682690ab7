import type { ReactNode } from "react";
import { LinkContext, type LinkSlot } from "./link.ts";
import { type MessageOverrides, MessagesContext } from "./messages.ts";

export interface FavillaProviderProps {
  /** Component that renders every link of the library. @default a plain `a`. Keep it stable between renders. */
  link?: LinkSlot | undefined;
  /** Texts that replace the Italian ones, per room and key. Keep the object stable between renders. */
  messages?: MessageOverrides | undefined;
  children: ReactNode;
}

/** Provides the link component and the texts. All components also work without it. */
export const FavillaProvider = ({ link, messages, children }: FavillaProviderProps) => (
  <LinkContext.Provider value={link ?? "a"}>
    <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
  </LinkContext.Provider>
);
