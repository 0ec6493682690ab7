import { expect, it } from "vitest";
import { wholeFloor } from "../browser/browsers.ts";
import { Newer } from "../browser/features.ts";

const newer = new Newer(wholeFloor);
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

it("[DS-24] features that are newer than the table are found in scripts, by name and by owner", () => {
  const script = 'const a = AbortSignal.any([s]); Map.groupBy(b, c); d.isSubsetOf(e); new URLPattern("/x"); f.togglePopover();';
  expect(ids(newer.inScript(script)).sort()).toEqual([
    "api.AbortSignal.any_static",
    "api.HTMLElement.togglePopover",
    "api.URLPattern",
    "javascript.builtins.Map.groupBy",
    "javascript.builtins.Set.isSubsetOf",
  ]);
});

it("[DS-24] names inside of texts, and what older objects have too, are not taken for features", () => {
  expect(ids(newer.inScript('const text = "AbortSignal.any"; list.map(String).includes(1); map.get("x"); a.toSorted()'))).toEqual([]);
});

it("[DS-24] at-rules, properties, values, selectors and functions of style sheets are found", () => {
  const style =
    "@starting-style{a{opacity:0}}a{anchor-name:--x;text-wrap:balance;color:light-dark(#000,#fff)}p:user-valid{margin:0}b{display:grid}";
  expect(ids(newer.inCss(style)).sort()).toEqual([
    "css.at-rules.starting-style",
    "css.properties.anchor-name",
    "css.properties.text-wrap",
    "css.properties.text-wrap.balance",
    "css.selectors.user-valid",
    "css.types.color.light-dark",
  ]);
});

it("[DS-24] units and conditions of style sheets are found", () => {
  const style = "@media (scripting:none) and (min-width:1px){a{height:calc(100dvb - 1lh);width:1.5rem;color:#1lh}}";
  expect(ids(newer.inCss(style)).sort()).toEqual(["css.at-rules.media.scripting", "css.types.length.lh"]);
});

it("[DS-24] selectors in the texts of scripts are found, and attributes that scripts set", () => {
  const script = 'document.querySelector("dialog:popover-open"); create("dialog", { closedby: "any", name: "x" })';
  expect(ids(newer.inScript(script)).sort()).toEqual(["css.selectors.popover-open", "html.elements.dialog.closedby"]);
});

it("[DS-24] attributes of the markup are found", () => {
  expect(ids(newer.inMarkup('<div popover="auto"><button type="button" closedby="any">'))).toEqual(["html.global_attributes.popover"]);
});
