import { PasswordChecklist } from "@favilla/design-system/forms/PasswordChecklist.tsx";
import { PasswordField } from "@favilla/design-system/forms/PasswordField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Forms/PasswordChecklist",
  component: PasswordChecklist,
  tags: ["!autodocs"],
  args: { password: "" },
} satisfies Meta<typeof PasswordChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rules as a screen reader hears them; sighted customers see the icon in place of the state. */
const rules = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("listitem")
    .map((item) => item.lastElementChild?.textContent);

export const Empty: Story = {
  name: "Empty [AC-05]",
  play: async ({ canvasElement }) => {
    await expect(rules(canvasElement)).toEqual([
      "una lettera maiuscola: non ancora",
      "una lettera minuscola: non ancora",
      "una cifra: non ancora",
      "un simbolo (per esempio ! o ?): non ancora",
      "almeno 8 caratteri: non ancora",
    ]);
  },
};

export const SomeMet: Story = { args: { password: "Favilla" } };

export const AllMet: Story = {
  name: "All met [AC-05]",
  args: { password: "Favilla-2026" },
  play: async ({ canvasElement }) => {
    await expect(rules(canvasElement).every((rule) => rule?.endsWith(": sì"))).toBe(true);
    await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent("La password rispetta tutte le regole."), {
      timeout: 3000,
    });
  },
};

/** The rules about spaces and the maximum of 99 characters are shown only when they are broken. */
export const OnceBroken: Story = {
  name: "Broken length and spaces rules [AC-05]",
  args: { password: `Una prova-1${"a".repeat(99)}` },
  play: async ({ canvasElement }) => {
    await expect(rules(canvasElement).slice(5)).toEqual(["al massimo 99 caratteri: non ancora", "nessuno spazio: non ancora"]);
  },
};

export const OwnRules: Story = { args: { password: "Favilla 2026", rules: ["long", "noSpaces"] } };

/** Rules are checked off key by key and summarized in one sentence when the customer pauses. The list is the field's description. */
export const WithItsField: Story = {
  name: "With its field [AC-05] [DS-03]",
  tags: ["pattern:text-field"],
  render: function Controlled() {
    const [password, setPassword] = useState("");
    return (
      <>
        <PasswordField
          label="Nuova password"
          autoComplete="new-password"
          aria-describedby="rules"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordChecklist id="rules" password={password} style={{ marginBlockStart: "1rem" }} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = () => canvas.getAllByRole("status").map((status) => status.textContent);
    await expect(canvas.getByLabelText("Nuova password")).toHaveAccessibleDescription(/una cifra ?: non ancora/);
    await press("{Tab}Prova");
    await expect(rules(canvasElement).slice(0, 3)).toEqual([
      "una lettera maiuscola: sì",
      "una lettera minuscola: sì",
      "una cifra: non ancora",
    ]);
    await expect(summary()).toEqual(["", ""]);
    await waitFor(
      () => expect(summary()).toContain("Regole ancora da rispettare: una cifra, un simbolo (per esempio ! o ?), almeno 8 caratteri."),
      { timeout: 3000 },
    );
    await press("1-lunga");
    await waitFor(() => expect(summary()).toContain("La password rispetta tutte le regole."), { timeout: 3000 });
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { password: "Favilla" } };
