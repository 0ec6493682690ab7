import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { VoucherDetailView } from "@favilla/design-system/vouchers/VoucherView.tsx";
import { VoucherFeedback } from "../../portal/src/rooms/vouchers/detail/VoucherFeedback.tsx";
import { VouchersView } from "@favilla/design-system/vouchers/VouchersView.tsx";
import type { Voucher } from "../../portal/src/rooms/vouchers/voucher.ts";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";

const valid: Voucher = {
  id: "v-1",
  voucherId: "v-1",
  promoName: "Benvenuto in Favilla",
  commodityName: "Luce",
  validityEndDate: "2027-02-27",
  lastExpenditure: null,
  assignmentDate: "2026-10-12",
  image: null,
  termsOfUse: "Il buono si usa in un’unica volta.",
  infos: [{ title: "Dove usarlo", content: "Nei negozi Mercato Esempio." }],
  amount: 20,
  status: "Assigned",
  barcode: "FV2026000123",
  barcodeTerms: "Mostra il codice alla cassa.",
  serialNumber: "2026000123",
  redeemedVoucherId: null,
  asset: null,
  account: null,
};
const vouchers: readonly Voucher[] = [
  { ...valid, id: "v-2", status: "ToBeAssigned", assignmentDate: null, barcode: null, amount: 35, promoName: "Un inverno di gas" },
  valid,
  { ...valid, id: "v-3", status: "Used", lastExpenditure: "2026-11-02" },
  { ...valid, id: "v-4", status: "Expired", validityEndDate: "2026-09-21" },
  { ...valid, id: "v-5", status: "Assigned", redeemedVoucherId: "v-2" },
];
const bare: Voucher = {
  ...valid,
  id: "v-9",
  promoName: "",
  commodityName: null,
  validityEndDate: null,
  assignmentDate: null,
  termsOfUse: null,
  infos: [],
  amount: null,
  status: "Frozen",
  barcode: null,
};
const points = { chain: "Mercato Esempio", points: 1240, updatedAt: "2026-11-19" };
const working = { status: true, message: null };

const meta = {
  title: "Pages/Vouchers",
  component: VouchersView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("vouchers"),
  args: { load: loaded(vouchers), service: working, points, filter: "All", onFilter: fn() },
} satisfies Meta<typeof VouchersView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An exchanged voucher is shown as the new one. */
export const List: Story = {
  name: "List [VC-01]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("article")).toHaveLength(4);
    await userEvent.click(page.getByRole("radio", { name: "Validi" }));
    await expect(args.onFilter).toHaveBeenCalledWith("Valid");
    await expect(page.getByText("Hai 1.240 punti Mercato Esempio")).toBeVisible();
  },
};

export const Loading: Story = { args: { load: loading, service: undefined, points: null } };
export const None: Story = { name: "None [VC-14]", args: { load: loaded([]), points: null } };
export const NoneWithFilter: Story = { name: "None with this filter [VC-14]", args: { load: loaded([valid]), filter: "Expired" } };
export const Failed: Story = { name: "Failed [VC-14]", args: { load: failure, points: null } };
export const Stopped: Story = { args: { service: { status: false, message: "Il servizio torna domani mattina." }, points: null } };

const detail = { supportPhone: "800 900 100", busy: undefined, run: fn(), service: working, points, allHref: "/vouchers" } as const;

export const Detail: Story = {
  render: () => <VoucherDetailView {...detail} voucher={valid} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Scarica il PDF" }));
    await expect(detail.run).toHaveBeenCalledWith("download");
  },
};
export const DetailLoading: Story = { render: () => <VoucherDetailView {...detail} voucher={undefined} points={null} /> };
export const DetailBare: Story = { render: () => <VoucherDetailView {...detail} voucher={bare} points={null} /> };
export const Expired: Story = {
  name: "Expired [VC-03]",
  render: () => <VoucherDetailView {...detail} voucher={{ ...valid, status: "Expired" }} points={null} />,
};

/** A voucher opened from a shop without a session. */
export const LoggedOut: Story = {
  name: "Logged out, phone [VC-02]",
  globals: { viewport: { value: "phone" } },
  render: () => <VoucherDetailView {...detail} voucher={valid} points={null} allHref={undefined} signInHref="/login" />,
};

const quiet = { shown: undefined, unconfirmed: undefined, confirm: fn(), cancel: undefined, dismiss: fn() } as const;

export const RedeemFailed: Story = {
  name: "Redeem failed [VC-11]",
  render: () => (
    <VoucherDetailView {...detail} voucher={valid}>
      <VoucherFeedback busy={undefined} failure="redeem" {...quiet} />
    </VoucherDetailView>
  ),
};

/** A link was opened whose action redeems the voucher. */
export const RedeemQuestion: Story = {
  name: "Redeem question [VC-21]",
  render: () => (
    <VoucherDetailView {...detail} voucher={vouchers[0]}>
      <VoucherFeedback busy={undefined} failure={undefined} {...quiet} unconfirmed="download" />
    </VoucherDetailView>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole("alertdialog", { name: "Vuoi attivare questo buono?" }));
    await expect(dialog.getByRole("button", { name: "Non ora" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Attiva il buono" }));
    await expect(quiet.confirm).toHaveBeenCalledTimes(1);
    await expect(quiet.dismiss).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(quiet.dismiss).toHaveBeenCalledTimes(1);
  },
};
