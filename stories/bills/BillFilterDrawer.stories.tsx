import { BillFilterDrawer } from "@favilla/design-system/bills/BillFilterDrawer.tsx";
import { type BillFilterValue, defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { checkTester, dialogTester, radioTester, textFieldTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FilterOpener } from "../data/FilterOpener.tsx";
import { press } from "../realKeys.ts";

const meta = {
  title: "Bills/BillFilterDrawer",
  component: BillFilterDrawer,
  tags: ["!autodocs"],
  args: { open: true, value: defaultBillFilter, onApply: fn(), onClose: fn() },
} satisfies Meta<typeof BillFilterDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const inside = (canvasElement: HTMLElement) => within(canvasElement.querySelector("dialog") as HTMLElement);
const type = (canvasElement: HTMLElement, label: string, text: string) =>
  textFieldTester(userEvent, canvasElement, new RegExp(label)).fill(text);
const apply = (canvasElement: HTMLElement) => userEvent.click(inside(canvasElement).getByRole("button", { name: "Applica" }));

export const Default: Story = { tags: ["pattern:checkbox-group", "pattern:radio-group", "pattern:text-field"] };

/** `onApply` receives every group. */
export const Choosing: Story = {
  name: "Choosing [BL-05]",
  play: async ({ canvasElement, args }) => {
    const drawer = dialogTester(userEvent, canvasElement).element();
    await checkTester(userEvent, drawer, /^Pagate/).uncheck();
    await checkTester(userEvent, drawer, "Altro").uncheck();
    await radioTester(userEvent, drawer).choose("Luce e gas insieme");
    await checkTester(userEvent, drawer, "Bollettino postale").uncheck();
    await type(canvasElement, "Scadenza dal", "01/10/2026");
    await type(canvasElement, "Scadenza al", "31/12/2026");
    await type(canvasElement, "Periodo dal", "01/09/2026");
    await type(canvasElement, "Importo da", "10,50");
    await type(canvasElement, "Importo a", "1.200");
    await apply(canvasElement);
    await expect(args.onApply).toHaveBeenCalledWith({
      statuses: ["expiring", "expired"],
      payer: null,
      supplyTypes: ["light", "gas"],
      contractType: "dual",
      expireDateFrom: "2026-10-01",
      expireDateTo: "2026-12-31",
      periodDateFrom: "2026-09-01",
      periodDateTo: null,
      totalFrom: 10.5,
      totalTo: 1200,
      paymentModes: ["bank", "booklet"],
    } satisfies BillFilterValue);
  },
};

/** With a range that ends before it begins, or text that is not a date, nothing is applied and the typed text is kept. */
export const Errors: Story = {
  name: "Errors [BL-09]",
  play: async ({ canvasElement, args }) => {
    const drawer = inside(canvasElement);
    await type(canvasElement, "Scadenza dal", "02/10/2026");
    await type(canvasElement, "Scadenza al", "01/10/2026");
    await type(canvasElement, "Periodo dal", "31/02/2026");
    await type(canvasElement, "Importo da", "9,99");
    await type(canvasElement, "Importo a", "9,98");
    await apply(canvasElement);
    await expect(args.onApply).not.toHaveBeenCalled();
    await waitFor(() => expect(drawer.getByRole("heading", { name: "Ci sono 3 campi da controllare" })).toHaveFocus());
    await expect(drawer.getByRole("textbox", { name: /Periodo dal/ })).toHaveValue("31/02/2026");
    await expect(drawer.getByRole("textbox", { name: /Importo a/ })).toBeInvalid();
    await expect(drawer.getByRole("textbox", { name: /Scadenza al/ })).toHaveAccessibleDescription(/viene prima di quella iniziale/);
    await type(canvasElement, "Scadenza al", "02/10/2026");
    await type(canvasElement, "Periodo dal", "28/02/2026");
    await type(canvasElement, "Importo a", "9,99");
    await apply(canvasElement);
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.objectContaining({ expireDateTo: "2026-10-02", periodDateFrom: "2026-02-28", totalTo: 9.99 }),
    );
  },
};

export const Clear: Story = {
  args: { value: { ...defaultBillFilter, statuses: ["expired"], totalFrom: 50 } },
  play: async ({ canvasElement, args }) => {
    await expect(inside(canvasElement).getByRole("textbox", { name: /Importo da/ })).toHaveValue("50,00");
    await userEvent.click(inside(canvasElement).getByRole("button", { name: "Togli i filtri" }));
    await expect(args.onApply).toHaveBeenCalledWith(defaultBillFilter);
  },
};

/** Space checks, Enter in a field applies, Escape closes without applying; focus returns to the button. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:dialog"],
  render: (args) => (
    <FilterOpener {...args} label={() => "Filtra"}>
      {(filter) => <BillFilterDrawer {...args} {...filter} />}
    </FilterOpener>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Filtra" });
    button.focus();
    await press("{Enter}");
    inside(canvasElement)
      .getByRole("checkbox", { name: /^Pagate/ })
      .focus();
    await press(" ");
    await press("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onApply).not.toHaveBeenCalled();
    await press("{Enter}");
    await expect(inside(canvasElement).getByRole("checkbox", { name: /^Pagate/ })).toBeChecked();
    inside(canvasElement)
      .getByRole("textbox", { name: /Importo da/ })
      .focus();
    await press("50{Enter}");
    await expect(args.onApply).toHaveBeenCalledWith(expect.objectContaining({ totalFrom: 50 }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
