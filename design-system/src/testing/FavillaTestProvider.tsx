import { forwardRef, type MouseEvent, type ReactNode, useMemo, useRef } from "react";
import { LiveRegion } from "../feedback/LiveRegion.tsx";
import { FavillaProvider } from "../theme/FavillaProvider.tsx";
import type { LinkSlot, LinkSlotProps } from "../theme/link.ts";
import type { MessageOverrides } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";

export interface FavillaTestProviderProps {
  /** A link was followed. The page stays: a test has nowhere to go. */
  onNavigate?: ((href: string) => void) | undefined;
  /** Words that replace the Italian ones. Keep the object stable between renders. */
  messages?: MessageOverrides | undefined;
  children: ReactNode;
}

// As short as in reduced motion: whatever waits for an animation to end still hears of it.
const still =
  "*, ::before, ::after { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }";

/** What a page of the library needs in a test: Italian words, links that stay, announcements, and nothing that moves. */
export function FavillaTestProvider({ onNavigate, messages, children }: FavillaTestProviderProps) {
  const latest = useRef(onNavigate);
  useCommitEffect(() => {
    latest.current = onNavigate;
  });
  const link = useMemo(() => {
    // By `forwardRef`, since React 18 gives a function no ref.
    return forwardRef<HTMLAnchorElement, LinkSlotProps>(function TestLink(props, ref) {
      const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
        props.onClick?.(event);
        if (!event.defaultPrevented) latest.current?.(props.href);
        event.preventDefault();
      };
      return <a {...props} {...{ onClick }} ref={ref} />;
    }) as unknown as LinkSlot;
  }, []);
  return (
    <FavillaProvider link={link} {...(messages && { messages })}>
      <style>{still}</style>
      <LiveRegion />
      {children}
    </FavillaProvider>
  );
}
