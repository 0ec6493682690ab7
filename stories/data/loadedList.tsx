import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { type ReactNode, useState } from "react";
import { expect, userEvent, within } from "storybook/test";

interface More {
  hasMore: boolean;
  onLoadMore: () => void;
}

interface GrowingProps<Item> {
  items: readonly Item[];
  children: (shown: readonly Item[], more: More) => ReactNode;
}

/** A list as on its page, with a live region: ten items, and ten more after each press. */
export function Growing<Item>({ items, children }: GrowingProps<Item>) {
  const [count, setCount] = useState(10);
  return (
    <>
      {children(items.slice(0, count), { hasMore: count < items.length, onLoadMore: () => setCount(count + 10) })}
      <LiveRegion />
    </>
  );
}

interface Playing {
  canvasElement: HTMLElement;
  args: { onRetry?: (() => void) | undefined };
}

/** Checks that "Riprova" calls `onRetry` once. */
export const retries = async ({ canvasElement, args }: Playing) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
};
