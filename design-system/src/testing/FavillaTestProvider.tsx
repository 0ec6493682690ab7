import { forwardRef, type MouseEvent, useMemo, useRef } from "react";
import { LiveRegion } from "../feedback/LiveRegion.tsx";
import { FavillaProvider, type FavillaProviderProps } from "../theme/FavillaProvider.tsx";
import type { LinkSlot, LinkSlotProps } from "../theme/link.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";

/** The props of `FavillaProvider`, without the link component: this one has its own. */
export interface FavillaTestProviderProps extends Omit<FavillaProviderProps, "link" | "linkProp"> {
  /** Called when a link is followed. The page does not change. */
  onNavigate?: ((href: string) => void) | undefined;
}

// As short as with reduced motion, but not zero: code that waits for the end of an animation still gets the event.
const still =
  "*, ::before, ::after { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }";

/** Provider for tests of pages that use the library: words and region of the page, links that do not navigate, announcements, and no animations. */
export function FavillaTestProvider({ onNavigate, children, ...rest }: FavillaTestProviderProps) {
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
    <FavillaProvider {...rest} link={link}>
      <style>{still}</style>
      <LiveRegion />
      {children}
    </FavillaProvider>
  );
}
