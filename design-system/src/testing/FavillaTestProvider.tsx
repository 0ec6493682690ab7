import { forwardRef, type MouseEvent, type ReactNode, useMemo, useRef } from "react";
import { LiveRegion } from "../feedback/LiveRegion.tsx";
import { FavillaProvider } from "../theme/FavillaProvider.tsx";
import type { LinkSlot, LinkSlotProps } from "../theme/link.ts";
import type { MessageOverrides } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";

export interface FavillaTestProviderProps {
  /** Called when a link is followed. The page does not change. */
  onNavigate?: ((href: string) => void) | undefined;
  /** Texts that replace the Italian ones. Keep the object stable between renders. */
  messages?: MessageOverrides | undefined;
  children: ReactNode;
}

// As short as with reduced motion, but not zero: code that waits for the end of an animation still gets the event.
const still =
  "*, ::before, ::after { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }";

/** Provider for tests of pages that use the library: Italian words, links that do not navigate, announcements, and no animations. */
export function FavillaTestProvider({ onNavigate, messages, children }: FavillaTestProviderProps) {
  const latest = useRef(onNavigate);
  useCommitEffect(() => {
    latest.current = onNavigate;
  });
  const link = useMemo(() => {
    // Uses `forwardRef`, because React 18 passes no ref to function components.
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
