import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Chip } from "@favilla/design-system/actions/Chip.tsx";
import { IconButton } from "@favilla/design-system/actions/IconButton.tsx";
import { MenuIcon } from "@favilla/design-system/icons/MenuIcon.ts";
import { DiscreetButton } from "@favilla/design-system/layout/DiscreetButton.tsx";
import { MobileMenu } from "@favilla/design-system/layout/MobileMenu.tsx";
import { type ForwardRefRenderFunction, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";

const nothing = () => {};

/** Returns the props of the first element in a tree that has this one. */
function propsWith(name: string, node: ReactNode): Record<string, unknown> | undefined {
  if (Array.isArray(node)) {
    for (const each of node) {
      const found = propsWith(name, each);
      if (found) return found;
    }
    return undefined;
  }
  if (!isValidElement<Record<string, unknown>>(node)) return undefined;
  return name in node.props ? node.props : propsWith(name, node.props["children"] as ReactNode);
}

/** Draws a component without the components inside it, and calls the handler that it gives to one of them, as an event does. */
function dispatch<Props extends object>(component: unknown, props: Props, name: keyof Props & string): void {
  const { render } = component as { render: ForwardRefRenderFunction<unknown, Props> };
  let handler: unknown;
  function Probe() {
    handler = propsWith(name, render(props, null))?.[name];
    return null;
  }
  renderToStaticMarkup(<Probe />);
  (handler as (event: object) => void)({});
}

describe("an event handler of the site runs besides the component's own", () => {
  it("[DS-42] a press on a chip", () => {
    const [onClick, onRemove] = [vi.fn(), vi.fn()];
    dispatch(Chip, { children: "Da pagare", onRemove, onClick }, "onClick");
    expect([onClick, onRemove].map((handler) => handler.mock.calls.length)).toEqual([1, 1]);
  });

  it("[DS-42] a press on the button of discreet mode", () => {
    const [onClick, onChange] = [vi.fn(), vi.fn()];
    dispatch(DiscreetButton, { onChange, onClick }, "onClick");
    expect(onClick).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each(["onPointerEnter", "onFocus"] as const)("[DS-42] %s of the button of the mobile menu", async (name) => {
    const handler = vi.fn();
    dispatch(MobileMenu, { items: [], userItems: [], onLogout: nothing, [name]: handler }, name);
    expect(handler).toHaveBeenCalledOnce();
    await vi.dynamicImportSettled();
  });
});

it("[DS-42] a button without a type does not submit a form, also where a site hands on a type that is not set", () => {
  const html = renderToStaticMarkup(
    <>
      <Button type={undefined}>Continua</Button>
      <IconButton type={undefined} icon={MenuIcon} label="Menu" />
      <Chip type={undefined} onRemove={nothing}>
        Da pagare
      </Chip>
    </>,
  );
  expect(html.match(/<button type="button"/g)).toHaveLength(3);
});
