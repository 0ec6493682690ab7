import type { ForwardRefRenderFunction, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import type { MobileMenuProps } from "./MobileMenu.tsx";

afterEach(() => {
  vi.doUnmock("../overlays/usePartOnDemand.ts");
  vi.resetModules();
});

const nothing = () => {};

type Button = ReactElement<Record<string, (event: object) => void>>;
type Around<Child> = ReactElement<{ children: readonly [Child, ...unknown[]] }>;

it.each([
  ["onClick", "toggle"],
  ["onPointerEnter", "preload"],
  ["onFocus", "preload"],
] as const)("[DS-42] the button's %s calls the site's handler and its own", async (name, own) => {
  const part = { state: "closed", preload: vi.fn(), toggle: vi.fn(), close: nothing };
  vi.resetModules();
  vi.doMock("../overlays/usePartOnDemand.ts", () => ({ usePartOnDemand: () => part }));
  const { MobileMenu } = await import("./MobileMenu.tsx");
  const { render } = MobileMenu as unknown as { render: ForwardRefRenderFunction<HTMLButtonElement, MobileMenuProps> };
  const handler = vi.fn();
  let button: Button | undefined;
  function Probe() {
    const drawn = render({ items: [], userItems: [], onLogout: nothing, [name]: handler }, null) as Around<Around<Button>>;
    button = drawn.props.children[0].props.children[0];
    return null;
  }
  renderToStaticMarkup(<Probe />);
  const event = {};
  button?.props[name]?.(event);
  expect(handler).toHaveBeenCalledExactlyOnceWith(event);
  expect(part[own]).toHaveBeenCalledOnce();
});
