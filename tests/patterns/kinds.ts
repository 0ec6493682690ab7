import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Signs in a component's source, and the patterns of which its stories must claim at least one. */
export const kinds: readonly { made: RegExp; patterns: readonly string[] }[] = [
  { made: /<button\b/, patterns: ["button", "toggle-button", "sortable-table"] },
  { made: /aria-pressed=/, patterns: ["toggle-button"] },
  { made: /<a\b|<Anchor\b/, patterns: ["link", "skip-link", "error-summary"] },
  { made: /<nav\b/, patterns: ["navigation", "disclosure-menu", "dialog"] },
  { made: /import\("\.\/MobileMenuPanel\.tsx"\)|<(dialog|Modal|Dialog|Drawer|FilterDrawer)\b/, patterns: ["dialog", "alertdialog"] },
  { made: /role="alertdialog"|<(ConfirmationDialog|ErrorDialog)\b/, patterns: ["alertdialog", "dialog"] },
  { made: /radix-ui\/accordion"|<(summary|Disclosure|Accordion)\b/, patterns: ["disclosure", "accordion"] },
  {
    made: /"?aria-expanded"?[=:]/,
    patterns: ["disclosure", "disclosure-menu", "popover", "menu-button", "dialog", "combobox", "date-picker"],
  },
  { made: /<Menu\b/, patterns: ["menu-button"] },
  { made: /radix-ui\/tabs"|<Tabs\b/, patterns: ["tabs"] },
  { made: /type="radio"|radix-ui\/toggle-group"|<(RadioGroup|ToggleGroup)\b/, patterns: ["radio-group"] },
  { made: /<Checkbox\b/, patterns: ["checkbox"] },
  { made: /type="checkbox"|<CheckboxGroup\b/, patterns: ["checkbox", "checkbox-group", "switch"] },
  { made: /radix-ui\/switch"|<Switch\b/, patterns: ["switch"] },
  {
    made: /<input\b(?![^>]*(checkbox|radio))|<(?!Month)\w+Field\b/,
    patterns: ["text-field", "one-time-code", "combobox", "radio-group", "switch"],
  },
  { made: /<(select|Select|SelectControl|MonthField)\b/, patterns: ["select"] },
  { made: /role="combobox"|<Combobox\b/, patterns: ["combobox"] },
  { made: /role="listbox"|import\("\.\/ComboboxList\.tsx"\)/, patterns: ["listbox"] },
  { made: /import\("\.\/DateCalendar\.tsx"\)/, patterns: ["date-picker"] },
  { made: /role="tooltip"|<Tooltip\b/, patterns: ["tooltip"] },
  { made: /<(table|Table)\b/, patterns: ["table"] },
  { made: /onSort=/, patterns: ["sortable-table"] },
  { made: /aria-roledescription|<Carousel\b/, patterns: ["carousel"] },
  { made: /<BarChart\b/, patterns: ["chart"] },
  { made: /radix-ui\/toast"/, patterns: ["toast"] },
  { made: /<SkeletonGroup\b/, patterns: ["busy"] },
  { made: /<(progress|Progress)\b/, patterns: ["progressbar"] },
  { made: /<Stepper\b/, patterns: ["stepper"] },
  { made: /<ErrorSummary\b/, patterns: ["error-summary"] },
  { made: /<(LoadMore|LoadedList|AccountList)\b/, patterns: ["load-more"] },
];

/** Patterns that show only after a component's own steps: its stories take them, with real keys. */
const behindSteps: Record<string, string> = { PaymentMethodChoice: "alertdialog", DeleteAccountDialog: "checkbox", Footer: "select" };

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Components with stories that are of a kind and claim none of its patterns. */
export function unclaimed(): string[] {
  return globSync("design-system/src/*/[A-Z]*.tsx", { cwd: root }).flatMap((file) => {
    const name = basename(file, ".tsx");
    const stories = `stories/${basename(dirname(file))}/${name}.stories.tsx`;
    if (!existsSync(join(root, stories))) return [];
    const claimed = [...read(stories).matchAll(/"pattern:([\w-]+)"/g)].map(([, claim]) => claim).concat(behindSteps[name]);
    return kinds
      .filter(({ made, patterns }) => made.test(read(file)) && !patterns.some((pattern) => claimed.includes(pattern)))
      .map(({ patterns }) => `${stories} claims none of: ${patterns.join(", ")}`);
  });
}
