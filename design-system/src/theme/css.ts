import { remLengths } from "@favilla/tokens";
import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import * as layers from "./layers.css.ts";

export { media } from "./media.ts";

type Rule = Omit<StyleRule, "@layer">;

/** Writes the lengths of a rule so that they follow `--fv-rem`. Conditions, such as media queries, are names of a rule and stay. */
function withRem<Value>(value: Value): Value {
  if (typeof value === "string") return remLengths(value) as Value;
  if (Array.isArray(value)) return value.map(withRem) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withRem(each)])) as Value;
}

/** Creates a class in the layer `favilla.components`. Use it instead of vanilla-extract's `style`. */
export const css = (rule: Rule, debugId?: string): string => style({ "@layer": { [layers.components]: withRem(rule) } }, debugId);

/** Creates one class per variant, each in the layer `favilla.components`. */
export const cssVariants = <Name extends string>(rules: Record<Name, Rule>): Record<Name, string> =>
  Object.fromEntries(Object.entries<Rule>(rules).map(([name, rule]) => [name, css(rule, name)])) as Record<Name, string>;

/** Adds a rule for descendants without a class, in the layer `favilla.components`. */
export const cssWithin = (selector: string, rule: Omit<GlobalStyleRule, "@layer">): void =>
  globalStyle(selector, { "@layer": { [layers.components]: withRem(rule) } });
