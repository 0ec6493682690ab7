import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import { VoucherDetail } from "@favilla/design-system/vouchers/VoucherDetail.tsx";
import { voucherFailures } from "@favilla/design-system/vouchers/VoucherErrorDialog.tsx";
import { VoucherSignInPrompt } from "@favilla/design-system/vouchers/VoucherSignInPrompt.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { detail } from "./sample.ts";

const meta = {
  title: "Vouchers/VoucherDetail",
  component: VoucherDetail,
  argTypes: {
    headingLevel: { control: "select", options: headingLevels },
    failed: { control: "select", options: voucherFailures },
  },
  tags: ["!autodocs"],
  args: { ...detail, onDownload: fn(), onShowBarcode: fn(), headingLevel: 1 },
} satisfies Meta<typeof VoucherDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("button", { name });

/** All the data of VC-02; only a phone has the barcode button. */
export const Valid: Story = {
  name: "Valid [VC-02]",
  tags: ["pattern:button", "pattern:accordion"],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    for (const text of ["Valido", "Luce", "Valido fino al 28 febbraio 2027", "12 ottobre 2026", "Condizioni d’uso", "Dove usarlo"])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.queryByText("Ultimo utilizzo")).toBeNull();
    await expect(page.getByRole("link", { name: /^800.000.123$/ })).toHaveAttribute("href", "tel:800000123");
    await expect(canvasElement.querySelector("img")?.getBoundingClientRect().width).toBe(90);
    await expect(page.queryByRole("button", { name: "Mostra il codice a barre" })).toBeNull();
    await userEvent.click(button(canvasElement, "Scarica il PDF"));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
};

/** By keyboard: barcode, PDF, phone, links and the sections below. */
export const Phone: Story = {
  name: "Phone, keyboard [DS-03, VC-02, VC-13]",
  globals: phone,
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector("img")?.getBoundingClientRect().width).toBe(40);
    await press("{Tab}");
    await expect(button(canvasElement, "Mostra il codice a barre")).toHaveFocus();
    await press("{Enter}");
    await expect(args.onShowBarcode).toHaveBeenCalledTimes(1);
    await press("{Tab}");
    await press(" ");
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await press("{Tab}");
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link", { name: "sul sito di Mercato Esempio" })).toHaveFocus();
    await press("{Tab}");
    await press("{Enter}");
    await expect(within(canvasElement).getByText(/Nei negozi Mercato Esempio/)).toBeVisible();
  },
};

/** The PDF of an expired voucher is not available, and the reason is below its button. */
export const Expired: Story = {
  name: "Expired [VC-03]",
  args: { status: "Expired", validityEndDate: "2026-09-30", onShowBarcode: undefined },
  play: async ({ canvasElement, args }) => {
    const download = button(canvasElement, "Scarica il PDF");
    await expect(download).toBeDisabled();
    await expect(download).toHaveAccessibleDescription("Il buono è scaduto: il PDF non si può più scaricare.");
    await userEvent.click(download, { pointerEventsCheck: 0 });
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** A used voucher begins with the day of its use; its code and PDF are links at the end. */
export const Used: Story = {
  name: "Used, phone [VC-33]",
  globals: phone,
  args: { status: "Used", lastExpenditure: "2026-11-02" },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText("Usato il 2 novembre 2026")).toBeVisible();
    await expect(page.getByText("Non vale più alla cassa.")).toBeVisible();
    await expect(page.queryByText(/fino al|Ultimo utilizzo/)).toBeNull();
    await expect(button(canvasElement, "Scarica il PDF")).toHaveAttribute("data-variant", "link");
    await userEvent.click(button(canvasElement, "Rivedi il codice"));
    await expect(args.onShowBarcode).toHaveBeenCalledTimes(1);
  },
};

/** The day of its use is not known. */
export const UsedWithoutDay: Story = {
  name: "Used without a day [VC-33]",
  args: { status: "Used", lastExpenditure: null },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Questo buono è già stato usato")).toBeVisible(),
};

/** A voucher that ends within 30 days says so beside its amount. */
export const EndsSoon: Story = {
  name: "Ends in 12 days [VC-31]",
  args: { validityEndDate: "2026-12-09" },
  parameters: { today: "2026-11-27" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Scade tra 12.giorni$/)).toBeVisible();
    await expect(within(canvasElement).getByText("Valido fino al 9 dicembre 2026")).toBeVisible();
  },
};

/** After the dialog of a failure, the button still says what is safe and what to do. */
export const DownloadFailed: Story = {
  name: "Download failed [VC-38]",
  args: { failed: "download" },
  play: async ({ canvasElement }) =>
    expect(button(canvasElement, "Scarica il PDF")).toHaveAccessibleDescription(
      /Il PDF non è arrivato: .* Il buono resta valido: riprova\./,
    ),
};

/** An expired voucher has no PDF any more: only that is said. */
export const FailedAndExpired: Story = {
  name: "Failed and expired [VC-38]",
  args: { status: "Expired", failed: "download", onShowBarcode: undefined },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByText(/non è arrivato/)).toBeNull(),
};

export const Downloading: Story = { args: { downloading: true, barcodeLoading: true }, globals: phone };

/** Opened without a session: the invitation to sign in is in the same panel. */
export const LoggedOut: Story = {
  name: "Logged out [VC-02]",
  args: { signInPrompt: <VoucherSignInPrompt href="#login" /> },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "#login"),
};

/** Only the data that every voucher has: a fact that is not known has no row. */
export const NothingKnown: Story = {
  name: "Nothing known [VC-32]",
  args: {
    amount: null,
    status: "Lost",
    validityEndDate: null,
    commodityName: null,
    image: null,
    assignmentDate: null,
    termsOfUse: null,
    infos: [],
    supportPhone: null,
    onShowBarcode: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("dl")).toBeNull();
    await expect(within(canvasElement).queryByText("Condizioni d’uso")).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    promoName: "Benvenuto nella grande famiglia dei clienti con luce e gas insiemissimamente",
    amount: 1234567.89,
    commodityName: "Luce e gas con il contratto unico per la casa al mare e per il condominio",
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
