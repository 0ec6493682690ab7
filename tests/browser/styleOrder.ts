/**
 * Returns where the look of an element depends on which of two stylesheets came last: rules of the same weight that give one property two
 * values. The first stylesheet of a page always comes first. Rules with conditions of a container are left out. Runs in the page.
 */
export function orderedByChance(): string[] {
  interface Rule {
    selector: string;
    weight: string;
    sheet: number;
    style: CSSStyleDeclaration;
  }
  const weightOf = (selector: string) => {
    const counted = selector.replace(/:where\([^)]*\)/g, "");
    const classes = counted.match(/\.[\w-]+|\[[^\]]*\]|:(?!:|is\(|not\(|has\()[\w-]+/g) ?? [];
    const types = counted.match(/(?:^|[\s>+~])[a-z][\w-]*/g) ?? [];
    return `${classes.length} ${types.length}`;
  };
  const rulesIn = (list: CSSRuleList, sheet: number): Rule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule)
        return rule.selectorText
          .split(/,(?![^(]*\))/)
          .filter((selector) => !selector.includes("::"))
          .map((selector) => ({ selector: selector.trim(), weight: weightOf(selector), sheet, style: rule.style }));
      if (rule instanceof CSSContainerRule || (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches)) return [];
      return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, sheet) : [];
    });
  const linked = [...document.styleSheets].filter(({ href }) => href).slice(1);
  const rules = linked.flatMap(({ cssRules }, sheet) => rulesIn(cssRules, sheet));
  /** Properties to which both rules of an element give a value, and another one. */
  const contested = (one: Rule, other: Rule) =>
    one.weight === other.weight && one.sheet !== other.sheet
      ? [...one.style].filter((name) => {
          const value = other.style.getPropertyValue(name);
          return value !== "" && value !== one.style.getPropertyValue(name);
        })
      : [];
  const found = [...document.querySelectorAll("body :not(svg *)")].flatMap((element) => {
    const own = rules.filter(({ selector }) => element.matches(selector));
    return own.flatMap((one, index) =>
      own.slice(index + 1).flatMap((other) => contested(one, other).map((name) => `${one.selector} and ${other.selector}: ${name}`)),
    );
  });
  return [...new Set(found)];
}
