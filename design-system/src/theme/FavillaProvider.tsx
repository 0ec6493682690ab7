import type { ReactNode } from "react";
import { LinkContext, type LinkSlot } from "./link.ts";
import { type MessageOverrides, MessagesContext } from "./messages.ts";

export interface FavillaProviderProps {
  /** Renders every link of the library; a plain `a` without it. Keep it stable between renders. */
  link?: LinkSlot | undefined;
  /** Words that replace the Italian ones, whole or by key. Keep the object stable between renders. */
  messages?: MessageOverrides | undefined;
  children: ReactNode;
}

/** Gives the components their link and their words. Components work without it. */
export const FavillaProvider = ({ link, messages, children }: FavillaProviderProps) => (
  <LinkContext.Provider value={link ?? "a"}>
    <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
  </LinkContext.Provider>
);
