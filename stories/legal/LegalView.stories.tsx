import { LegalTable } from "@favilla/design-system/legal/LegalTable.tsx";
import { LegalView } from "@favilla/design-system/legal/LegalView.tsx";
import type { LegalText } from "@favilla/design-system/legal/legalText.ts";
import { StoredThings } from "@favilla/design-system/legal/StoredThings.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fits } from "../account/sample.ts";
import { asPublicPage } from "../layout/page.tsx";

const text: LegalText = [
  ["p", "{brand} usa i tuoi dati per darti luce e gas, e per nient’altro."],
  ["h", 2, "Che cosa ne facciamo"],
  ["p", "Li usiamo ", ["strong", "solo per la fornitura"], ". Trovi di più nelle ", ["a", "{conditions}", "condizioni di fornitura"], "."],
  ["ul", [["p", "per mandarti le bollette;"]], [["p", "per leggere il contatore."]]],
  ["ol", [["p", "Scrivici che cosa vuoi sapere."]], [["p", "Ti rispondiamo entro un mese."]]],
  ["h", 3, "Per quanto tempo"],
  ["table", [["Dati"], ["Durata"]], [["Bollette"], ["Dieci anni"]], [["Letture"], [["em", "Cinque"], " anni"]]],
  ["h", 2, "Che cosa resta nel browser"],
  ["place", "stored"],
  ["if", "maps", true, ["h", 2, "Le mappe"], ["p", "Gli indirizzi che scrivi vanno a chi fornisce le mappe."]],
  ["if", "maps", false, ["h", 2, "Nessun altro"], ["p", "Non diamo i tuoi dati a nessuno."]],
  ["p", ["a", "https://www.garanteprivacy.it", "Il sito del Garante"]],
];

const meta = {
  title: "Legal/LegalView",
  component: LegalView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: {
    title: "I tuoi dati",
    text,
    table: LegalTable,
    values: { brand: "Favilla", conditions: "/condizioni" },
    places: { stored: <StoredThings cookies={false} stored={[{ key: "favilla.mode", place: "local", name: "mode" }]} /> },
  },
} satisfies Meta<typeof LegalView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "A text with all its blocks [HO-24]",
  tags: ["pattern:link", "pattern:table"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("Favilla usa i tuoi dati per darti luce e gas, e per nient’altro.")).toBeVisible();
    await expect(page.getByRole("link", { name: "condizioni di fornitura" })).toHaveAttribute("href", "/condizioni");
    await expect(page.getByRole("table", { name: "Per quanto tempo" })).toHaveTextContent("Dieci anni");
    await expect(page.getByRole("rowheader", { name: "Letture" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 3, name: "L’aspetto che hai scelto" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Nessun altro" })).toBeVisible();
    await expect(page.queryByText("Le mappe")).not.toBeInTheDocument();
  },
};

/** Another part of the text holds where a condition does. */
export const OnCondition: Story = {
  name: "On a condition",
  args: { conditions: { maps: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2, name: "Le mappe" })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("Nessun altro");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: fits };
