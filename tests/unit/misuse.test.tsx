import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CadastralStatusTag } from "@favilla/design-system/account/CadastralStatusTag.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { IconButton } from "@favilla/design-system/actions/IconButton.tsx";
import { BillCard, type BillCardProps } from "@favilla/design-system/bills/BillCard.tsx";
import { BillDetail } from "@favilla/design-system/bills/BillDetail.tsx";
import { BillList } from "@favilla/design-system/bills/BillList.tsx";
import { LastBill } from "@favilla/design-system/bills/LastBill.tsx";
import { PaymentStatusTag } from "@favilla/design-system/bills/PaymentStatusTag.tsx";
import { ToPayPanel } from "@favilla/design-system/bills/ToPayPanel.tsx";
import { Amount } from "@favilla/design-system/data/Amount.tsx";
import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph.tsx";
import { FilterDrawer } from "@favilla/design-system/data/FilterDrawer.tsx";
import { formatMoney } from "@favilla/design-system/data/format.ts";
import { Table } from "@favilla/design-system/data/Table.tsx";
import { Tabs } from "@favilla/design-system/disclosure/Tabs.tsx";
import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { IbanField } from "@favilla/design-system/forms/IbanField.tsx";
import { RadioGroup } from "@favilla/design-system/forms/RadioGroup.tsx";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { CloseIcon } from "@favilla/design-system/icons/CloseIcon.ts";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { Drawer } from "@favilla/design-system/overlays/Drawer.tsx";
import { ReadingHistory } from "@favilla/design-system/readings/ReadingHistory.tsx";
import { SupplyCard } from "@favilla/design-system/supplies/SupplyCard.tsx";
import { mergeMessages } from "@favilla/design-system/theme/messages.ts";
import { VoucherCard } from "@favilla/design-system/vouchers/VoucherCard.tsx";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => warn.mockClear());

/** Everything that has been said of a drawing, without the sender's mark. */
function saidOf(node: ReactNode): string[] {
  renderToString(node);
  return warn.mock.calls.map(([text]) => String(text).replace("[favilla] ", ""));
}

const root = join(import.meta.dirname, "../..");
const nothing = () => {};
const bill: BillCardProps = {
  id: "2026-1",
  commodity: "gas",
  supplyName: "Casa",
  year: 2026,
  number: "1",
  status: "Paid",
  total: 1,
  formats: [],
  onDownload: nothing,
};

test.each<[string, ReactNode, RegExp]>([
  ["an icon without a label", <IconButton key="" icon={CloseIcon} label=" " />, /^IconButton: `label` is empty.*Give `label` the words/],
  ["a button without words", <Button key="">{[null, ""]}</Button>, /^Button: `children` is empty/],
  ["a field without a label", <TextField key="" label="" />, /^TextField: `label` is empty.*Give `label`.*forms-textfield--docs/],
  [
    "a group without a legend",
    <RadioGroup key="" legend="" options={[]} value={null} onChange={nothing} />,
    /^RadioGroup: `legend` is empty/,
  ],
  ["a dialog without a title", <Dialog key="" open title="" />, /^Dialog: `title` is empty.*overlays-dialog--docs/],
  ["a drawer without a title", <Drawer key="" open title=" " />, /^Drawer: `title` is empty.*overlays-drawer--docs/],
  ["a table without a caption", <Table key="" caption="" columns={[]} rows={[]} rowKey={String} />, /^Table: `caption` is empty/],
  [
    "an unknown status",
    <CadastralStatusTag key="" status="Nuovo" />,
    /^CadastralStatusTag: `status` is "Nuovo".*one of "Inserted", "OnHold"/,
  ],
  ["an unknown status of a bill", <BillCard key="" {...bill} status={"Nuovo" as "Paid"} />, /^BillCard: `status` is "Nuovo"/],
  [
    "an unknown status of a supply",
    <SupplyCard key="" id="s" commodity="gas" name="Casa" address={null} status="nuovo" href="/" />,
    /^SupplyCard: `status` is "nuovo".*one of "active"/,
  ],
  [
    "an unknown status of a voucher",
    <VoucherCard key="" id="v" promoName="Buono" amount={5} status="Nuovo" href="/" />,
    /^VoucherCard: `status` is "Nuovo".*one of "ToBeAssigned"/,
  ],
  [
    "an unknown state of a reading",
    <ReadingHistory
      key=""
      label="Letture"
      state="loaded"
      readings={[{ id: "r", supplyName: "Casa", value: 1, sentAt: "2026-11-01", status: "nuovo" as "sent", href: "/" }]}
    />,
    /^ReadingHistory: `readings.status` is "nuovo"/,
  ],
  ["an unknown commodity", <CommodityGlyph key="" commodity={"acqua" as "gas"} />, /^CommodityGlyph: `commodity` is "acqua"/],
  [
    "an amount in words",
    <BillCard key="" {...bill} total={"12,50" as unknown as number} />,
    /^BillCard: `total` is "12,50", which is no number/,
  ],
  [
    "two rows of one key",
    <Table key="" caption="Letture" columns={[]} rows={["a", "b", "a"]} rowKey={String} />,
    /^Table: `rowKey` has "a" twice/,
  ],
  [
    "two tabs of one id",
    <Tabs key="" label="Viste" items={["a", "a"].map((id) => ({ id, label: id, content: id }))} />,
    /^Tabs: `items` has "a" twice/,
  ],
  [
    "two bills of one id",
    <BillList key="" label="Bollette" bills={[bill, bill]} onDownload={nothing} />,
    /^BillList: `bills` has "2026-1" twice/,
  ],
])("[DS-13] %s is said by name and with the mend, and once", (_, node, expected) => {
  // A part that a component hands it on to stays silent, and so does a second drawing.
  expect(saidOf(node)).toEqual([expect.stringMatching(expected)]);
  expect(saidOf(node)).toHaveLength(1);
});

test("[DS-13] every component reports an amount that is not a number, and accepts a missing one", () => {
  expect(formatMoney(null)).toBe("–");
  expect(warn).not.toHaveBeenCalled();
  expect(formatMoney("dodici" as unknown as number)).toBe("–");
  expect(warn.mock.calls.join()).toContain('formatMoney: `euros` is "dodici"');
});

test("[DS-13] an announcement without a live region in the page is reported", () => {
  announce("Fatto");
  expect(warn.mock.calls.join()).toContain("Render `<LiveRegion />` once");
});

/** Subjects of messages that are about no single component. Their page is the one about all messages. */
const aboutNoComponent = ["Stylesheet", "The library", "formatMoney"];

test("[DS-26] each message names the component's page, which exists", () => {
  const sources = globSync("design-system/src/*/*.{ts,tsx}", { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));
  const names = [...sources.join("\n").matchAll(/\b(?:check(?:Name|Known|Amount|Ids)|useStable|warnMisuse)\(\s*"([^"]+)"/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !aboutNoComponent.includes(name));
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !existsSync(join(root, "stories", `${name}.mdx`)))).toEqual([]);
  expect(saidOf(<IconButton icon={CloseIcon} label="  " />)).toEqual([]);
  expect(saidOf(<PaymentStatusTag status={"Ignoto" as "Paid"} />)[0]).toMatch(
    / See PaymentStatusTag in \S+\/components\.json, or \?path=\/docs\/bills-paymentstatustag--docs in Storybook\.$/,
  );
  formatMoney("tredici" as unknown as number);
  expect(warn.mock.calls.join()).toContain("See @favilla/design-system/llms.txt, or ?path=/docs/specification-misuse--docs in Storybook");
});

/** Amount that is no number: another one each time, since one that was reported is not reported again. */
const bad = (amount: string) => amount as unknown as number;

test.each<[string, ReactNode, RegExp]>([
  [
    "a list of bills",
    <BillList key="" label="Bollette" bills={[{ ...bill, total: Number.NaN }]} onDownload={nothing} />,
    /^BillList: `bills.total` is NaN/,
  ],
  ["a bill card", <BillCard key="" {...bill} total={bad("uno")} />, /^BillCard: `total` is "uno"/],
  ["a bill's page", <BillDetail key="" bill={{ ...bill, total: bad("due") }} onDownload={nothing} />, /^BillDetail: `bill.total` is "due"/],
  ["a panel", <ToPayPanel key="" total={bad("tre")} days={[]} href="/bollette" />, /^ToPayPanel: `total` is "tre"/],
  ["the last bill", <LastBill key="" amount={bad("quattro")} status="Paid" due="" />, /^LastBill: `amount` is "quattro"/],
  ["an amount", <Amount key="" euros={bad("cinque")} />, /^Amount: `euros` is "cinque"/],
  [
    "a status",
    <BillDetail key="" bill={{ ...bill, status: "Strano" as "Paid" }} onDownload={nothing} />,
    /^BillDetail: `bill.status` is "Strano"/,
  ],
  ["an IBAN's label", <IbanField key="" label="" value="" onChange={nothing} />, /^IbanField: `label` is empty/],
  [
    "a filter's title",
    <FilterDrawer key="" open title="" formId="f" onClear={nothing} onClose={nothing}>
      {null}
    </FilterDrawer>,
    /^FilterDrawer: `title` is empty/,
  ],
])("[DS-26] what a component hands on is reported once, under its own name: %s", (_, node, expected) => {
  expect(saidOf(node)).toEqual([expect.stringMatching(expected)]);
});

test("[DS-26] every field reports its own name and page", () => {
  const fields = globSync("design-system/src/forms/*.tsx", { cwd: root, exclude: ["**/*.test.tsx"] }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const using = fields.filter(
    (source) => /<(Field|MaskedField)\b|useFieldWiring\(/.test(source) && !source.includes("export function useFieldWiring"),
  );
  expect(using.length).toBeGreaterThan(10);
  expect(using.filter((source) => !/useCheckedField\(\s*"forms\/|useUniqueId\(/.test(source))).toEqual([]);
});

test("[DS-29] a word of a site's own with another placeholder, or without one, is reported once by its key", () => {
  const messages = { words: { page: "Pagina {page} di {count}", rows: "{count} righe", none: "Niente" }, room: "sample" };
  const say = (words: object) => {
    warn.mockClear();
    mergeMessages(messages, { sample: words } as never);
    return warn.mock.calls.map(([text]) => String(text).replace(/^\[favilla\] | See .*$/g, ""));
  };
  expect(say({ page: "{count} pages, this is {page}", none: "" })).toEqual([]);
  expect(say({ page: "Page {page}", none: "{count} left", rows: "{number} rows" })).toEqual([
    'Words sample.page: the text lacks {count}, so that its value is not said. Write {count} where the value belongs, as in "Pagina {page} di {count}".',
    "Words sample.none: the text has {count}, which nothing fills. This text has no placeholders.",
    "Words sample.rows: the text has {number}, which nothing fills. Use {count}.",
  ]);
  expect(say({ page: "Page {page}" })).toEqual([]);
});

test("[DS-13] correct use causes no message", () => {
  const said = saidOf(
    <>
      <BillCard {...bill} />
      <BillCard {...bill} total={null} />
      <IconButton icon={CloseIcon} label="" aria-label="Chiudi" />
      <Button>
        <strong>Invia</strong>
      </Button>
      <Table caption={<b>Letture</b>} columns={[]} rows={["a", "b"]} rowKey={String} />
    </>,
  );
  expect(said).toEqual([]);
});
