import { voucherFailures } from "@favilla/design-system/vouchers/VoucherErrorDialog.tsx";
import { VoucherView } from "@favilla/design-system/vouchers/VoucherView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { points, valid } from "./pageSample.ts";

const meta = {
  title: "Vouchers/VoucherView",
  component: VoucherView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("vouchers"),
  argTypes: { failed: { control: "select", options: voucherFailures } },
  args: {
    title: "Il tuo buono",
    back: { href: "#buoni", label: "Buoni" },
    load: loaded(valid),
    service: { status: true, message: null },
    points,
    supportPhone: "800 900 100",
    onDownload: fn(),
    downloading: false,
    onShowBarcode: fn(),
    barcodeLoading: false,
    onPointerEnter: fn(),
    onFocus: fn(),
  },
} satisfies Meta<typeof VoucherView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pointer on the content lets the page fetch the code of an action. */
export const Default: Story = {
  name: "One voucher [VC-02]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Scarica il PDF" }));
    await expect(args.onPointerEnter).toHaveBeenCalled();
    await expect(args.onDownload).toHaveBeenCalled();
    await expect(within(page.getByRole("main")).getByRole("link", { name: "Buoni" })).toHaveAttribute("href", "#buoni");
  },
};

export const Loading: Story = {
  tags: ["pattern:busy"],
  args: { load: loading, points: null },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible(),
};

export const Failed: Story = {
  args: { load: failure, points: null },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** Only the id and an unknown status are known. */
export const Bare: Story = {
  args: { load: loaded({ id: "v-9", promoName: "", amount: null, status: "Frozen" }), points: null },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { name: "Buono" })).toBeVisible(),
};

export const Expired: Story = {
  name: "Expired [VC-03]",
  args: { load: loaded({ ...valid, status: "Expired" }), points: null, onShowBarcode: undefined },
};

export const Stopped: Story = { args: { service: { status: false, message: null } } };

/** The line below the buttons stays when the dialog about the failure is closed. */
export const NotDownloaded: Story = { args: { failed: "download" } };

/** A voucher opened from a shop without a session. */
export const LoggedOut: Story = {
  name: "Logged out, phone [VC-02]",
  globals: { viewport: { value: "phone" } },
  args: { points: null, back: undefined, signInHref: "#accedi" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "#accedi"),
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded({ ...valid, promoName: "Precipitevolissimevolmente".repeat(2) }) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
