import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { described, disabled, has, invalid, isEnabled, named, reached, role } from "../shared.ts";
import { ask } from "../stage.ts";

const source = "HTML text field, ARIA textbox";
const editable = has(":not(:disabled, [readonly])");
const value = ({ it }: Pick<Subject, "it">): Promise<string> => it.inputValue();

const labelled: Expectation = {
  id: "label",
  says: "Its label is in sight, and stays there while it is filled in: a placeholder is none.",
  source: `${source}; WCAG 3.3.2`,
  check: async ({ it }) => {
    const inSight = await ask(it, (element) =>
      [...((element as HTMLInputElement).labels ?? [])].some(
        (label) => label.checkVisibility() && label.getBoundingClientRect().height > 1,
      ),
    );
    expect(inSight, "a label in sight").toBe(true);
  },
};

/** A character that this field accepts. */
const typed = async ({ it }: Subject): Promise<string> =>
  (await ask(it, (element) => element.matches("[inputmode=numeric], [inputmode=decimal], [inputmode=tel], [type=tel]"))) ? "1" : "A";

const takesText: Expectation = {
  id: "typing",
  says: "What is typed is in it, and stays when focus goes on.",
  source: `${source}; WCAG 2.1.1, 3.2.2`,
  applies: editable,
  check: async (subject) => {
    const { stage, it } = subject;
    const text = await typed(subject);
    await stage.focus(it);
    await stage.press("ControlOrMeta+a");
    await stage.type(text);
    await expectSoon(() => value(subject), "typed").toContain(text);
    expect(await stage.hasFocus(it), "has focus").toBe(true);
    await stage.press("Tab");
    expect(await value(subject), "after Tab").toContain(text);
  },
};

/** Pages share the system's clipboard, so one pastes after another. */
let clipboard: Promise<unknown> = Promise.resolve();

/** Copies a text from a field of its own and pastes it, both with keys: engines let a script write the clipboard only after a press. */
function paste({ stage, it }: Subject, text: string, taken = text): Promise<void> {
  const turn = async () => {
    await ask(
      it,
      (element, words) => {
        // Outside of an open dialog nothing takes focus.
        const place = element.closest("dialog, [role=dialog]") ?? document.body;
        place.appendChild(Object.assign(document.createElement("textarea"), { id: "stage-source", value: words })).select();
      },
      text,
    );
    await stage.press("ControlOrMeta+c");
    await stage.page.evaluate(() => document.getElementById("stage-source")?.remove());
    await stage.focus(it);
    await stage.press("ControlOrMeta+a", "ControlOrMeta+v");
    await expectSoon(() => value({ it }), "pasted").toContain(taken);
  };
  const turned = clipboard.then(turn);
  clipboard = turned.catch(() => {});
  return turned;
}

export const textField: Pattern = {
  name: "text-field",
  guide: "https://www.w3.org/TR/html-aria/#el-input-text",
  subjects:
    "input:is([type=text], [type=email], [type=tel], [type=url], [type=search], [type=password], :not([type])):not([role]), textarea",
  expectations: [
    role(source, "textbox", "searchbox"),
    named(source),
    labelled,
    reached(source),
    takesText,
    {
      id: "paste",
      says: "What is pasted is taken.",
      source: `${source}; WCAG 3.3.8`,
      applies: editable,
      check: async (subject) => {
        await paste(subject, await typed(subject));
      },
    },
    {
      id: "read only",
      says: "Read only, it says so, is a stop of Tab, and keeps its text.",
      source: `${source}; WCAG 4.1.2`,
      applies: has("[readonly]"),
      check: async (subject) => {
        const { stage, it } = subject;
        const before = await value(subject);
        expect((await stage.axOf(it)).states["readonly"], "readonly").toBe(true);
        await stage.tabTo(it);
        await stage.type("1");
        expect(await value(subject)).toBe(before);
      },
    },
    disabled(source),
    described(source),
    invalid(source),
  ],
};

export const oneTimeCode: Pattern = {
  name: "one-time-code",
  guide: "https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum",
  subjects: "input[autocomplete~=one-time-code], fieldset:has(input[maxlength='1'])",
  expectations: [
    role(source, "textbox"),
    named(source),
    labelled,
    {
      id: "one field",
      says: "It is one field, which the platform may fill in from the message, with the keyboard for digits.",
      source: "HTML autocomplete one-time-code; WCAG 1.3.5",
      check: async ({ it }) => {
        expect(await has("input[autocomplete~=one-time-code][inputmode=numeric]")({ it }), "autocomplete and inputmode").toBe(true);
      },
    },
    {
      id: "paste",
      says: "A code that is pasted is taken whole, however it is grouped.",
      source: "WCAG 3.3.8",
      applies: editable,
      check: async (subject) => {
        const length = Number(/\d+/.exec((await subject.stage.axOf(subject.it)).description)?.[0] ?? 4);
        const code = "1357246890".slice(0, length);
        await paste(subject, `${code.slice(0, 2)} ${code.slice(2)}\n`, code);
        expect(await value(subject), "all that is in it").toBe(code);
      },
    },
    {
      id: "typing",
      says: "Digits are typed on end, without a key to go to the next place; letters are not taken.",
      source: `${source}; WCAG 3.2.2`,
      applies: editable,
      check: async (subject) => {
        const { stage, it } = subject;
        await stage.focus(it);
        await stage.press("ControlOrMeta+a", "Delete");
        await stage.type("1a23");
        await expectSoon(() => value(subject), "typed").toBe("123");
        expect(await stage.hasFocus(it), "has focus").toBe(true);
      },
    },
    disabled(source),
    described(source),
    invalid(source),
  ],
};

const native = "HTML select, ARIA combobox (select only)";
const at = ({ it }: Pick<Subject, "it">): Promise<number> => ask(it, (element) => (element as HTMLSelectElement).selectedIndex);
const options = ({ it }: Pick<Subject, "it">): Promise<number> => it.locator("option:not(:disabled)").count();

export const select: Pattern = {
  name: "select",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/",
  subjects: "select",
  expectations: [
    role(native, "combobox"),
    named(native),
    reached(native),
    {
      id: "options",
      says: "Each option has words, and the chosen one is what it shows.",
      source: `${native}, roles; WCAG 4.1.2`,
      check: async ({ it }) => {
        const texts = await it.locator("option").allTextContents();
        expect(texts.length, "options").toBeGreaterThan(0);
        expect(texts.map((text) => text.trim())).not.toContain("");
      },
    },
    {
      id: "arrows",
      says: "Closed, Down and Up choose the next and the one before, and it keeps focus.",
      source: `${native}, keyboard; WCAG 2.1.1`,
      applies: async (subject) => (await isEnabled(subject)) && (await options(subject)) > 1,
      check: async (subject) => {
        const { stage, it } = subject;
        await stage.focus(it);
        await stage.press("Home");
        const first = await at(subject);
        await stage.press("ArrowDown");
        await expectSoon(() => at(subject), "chosen").toBeGreaterThan(first);
        await stage.press("ArrowUp");
        await expectSoon(() => at(subject), "chosen").toBe(first);
        expect(await stage.hasFocus(it), "has focus").toBe(true);
      },
    },
    {
      id: "ends",
      says: "End chooses the last option, Home the first.",
      source: `${native}, keyboard; WCAG 2.1.1`,
      applies: async (subject) => (await isEnabled(subject)) && (await options(subject)) > 1,
      check: async (subject) => {
        await subject.stage.focus(subject.it);
        await subject.stage.press("End");
        const last = await at(subject);
        expect(last).toBe((await subject.it.locator("option").count()) - 1);
        await subject.stage.press("Home");
        expect(await at(subject)).toBeLessThan(last);
      },
    },
    {
      id: "first letters",
      says: "Typing the first letters of an option chooses it.",
      source: `${native}, keyboard; WCAG 2.1.1`,
      applies: async (subject) => (await isEnabled(subject)) && (await options(subject)) > 1,
      check: async (subject) => {
        const last = (await subject.it.locator("option:not(:disabled)").last().textContent())?.trim() ?? "";
        await subject.stage.focus(subject.it);
        await subject.stage.type(last.slice(0, 12));
        await expectSoon(() => ask(subject.it, (element) => (element as HTMLSelectElement).selectedOptions[0]?.text), "chosen").toBe(last);
      },
    },
    disabled(native),
    described(native),
    invalid(native),
  ],
};
