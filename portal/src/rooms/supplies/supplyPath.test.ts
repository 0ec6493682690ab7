import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { expect, it } from "vitest";
import { panelOf, supplyPath } from "./supplyPath.ts";

it("[SU-02] each panel of a supply has an address of its own", () => {
  for (const panel of Object.values(supplyPanels)) {
    const path = supplyPath("s-1", panel);
    expect(panelOf(new URL(path, "https://portal.example").searchParams)).toBe(panel);
  }
  expect(supplyPath("a/b?c")).toBe("/forniture/a%2Fb%3Fc");
});

it("an address without a panel, or with an unknown one, opens none", () => {
  for (const query of ["", "pannello=", "pannello=altro", "pannello=toString"]) expect(panelOf(new URLSearchParams(query))).toBeUndefined();
});
