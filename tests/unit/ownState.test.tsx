import { MaskedValue } from "@favilla/design-system/data/MaskedValue.tsx";
import { Accordion } from "@favilla/design-system/disclosure/Accordion.tsx";
import { Tabs } from "@favilla/design-system/disclosure/Tabs.tsx";
import { type ForwardRefRenderFunction, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { propsWith } from "./drawnProps.ts";

describe("tabs that manage their own state", () => {
  const luce = { id: "luce", label: "Luce", content: "178 kWh" };
  const gas = { id: "gas", label: "Gas", content: "40 Smc" };

  /** Draws tabs twice with the same state, and returns the markup of the second time. */
  function redraw(first: readonly (typeof luce)[], second: readonly (typeof luce)[]): string {
    const { render } = Tabs as unknown as { render: ForwardRefRenderFunction<unknown, { label: string; items: readonly (typeof luce)[] }> };
    function Probe() {
      const [items, setItems] = useState(first);
      const drawn = render({ label: "Consumi", items }, null);
      if (items !== second) setItems(second);
      return drawn;
    }
    return renderToStaticMarkup(<Probe />);
  }

  it("[DS-43] select the first item when the items come later", () => {
    expect(redraw([], [luce, gas])).toContain("178 kWh");
  });

  it("[DS-43] select the first item when the selected one has gone", () => {
    expect(redraw([luce, gas], [gas])).toContain("40 Smc");
  });
});

it("[DS-43] an accordion of one open item shows one content, also when more are to be open at first", () => {
  const items = ["dove", "quando"].map((id) => ({ id, title: id, content: id }));
  const html = renderToStaticMarkup(<Accordion exclusive openItem="dove" defaultOpen={["quando"]} items={items} />);
  expect(html.match(/data-state="open"[^>]* id="(dove|quando)"/g)).toHaveLength(1);
});

it("[DS-43] a private value that takes the place of a revealed one is hidden", () => {
  const { render } = MaskedValue as unknown as { render: ForwardRefRenderFunction<unknown, { value: string; label: string }> };
  function Probe() {
    const [value, setValue] = useState("IT60X0542811101000000123456");
    const drawn = render({ value, label: "l’IBAN" }, null);
    const { "aria-pressed": isShown, onClick } = propsWith("aria-pressed", drawn) as { "aria-pressed": boolean; onClick: () => void };
    if (value.startsWith("IT60") && !isShown) onClick();
    if (value.startsWith("IT60") && isShown) setValue("IT02L1234512345123456789012");
    return drawn;
  }
  const html = renderToStaticMarkup(<Probe />);
  expect(html).toContain("9012");
  expect(html).not.toContain("IT02L");
});
