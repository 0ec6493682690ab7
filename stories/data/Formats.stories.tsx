import { formatDate, formatDayMonth, formatMonth, formatMonthYear } from "@favilla/design-system/data/dates.ts";
import { absent, formatMoney, formatNumber, formatQuantity } from "@favilla/design-system/data/format.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const instant = "2026-11-30T23:30:00Z";
const rows: [use: string, given: string, shown: string | undefined][] = [
  ["Amount", "1064.75", formatMoney(1064.75)],
  ["Credit", "-12.5", formatMoney(-12.5)],
  ["Missing amount", "null", formatMoney(null)],
  ["Figure", "1234567.8", formatNumber(1234567.8)],
  ["Consumption", "1186 kWh", formatQuantity(1186, "kWh")],
  ["Date to compare", instant, formatDate(instant)],
  ["Date to read", instant, formatDayMonth(instant)],
  ["Date to read, with year", "2026-12-12", formatDayMonth("2026-12-12", { year: true })],
  ["Month to read", "2026-12", formatMonthYear("2026-12")],
  ["Month to type", "2026-12", formatMonth("2026-12")],
  ["Placeholder date", "0000-12-31T23:10:04.000Z", formatDate("0000-12-31T23:10:04.000Z")],
];

const FormatTable = () => (
  <table style={{ borderSpacing: "12px 8px", marginInline: -12, textAlign: "start", overflowWrap: "anywhere" }}>
    <thead>
      <tr>
        {["For", "Given", "Shown"].map((head) => (
          <th key={head} scope="col" style={{ textAlign: "start" }}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([use, given, shown]) => (
        <tr key={use}>
          <td>{use}</td>
          <td>
            <code>{given}</code>
          </td>
          <td>
            <strong>{shown ?? `${absent} (no date)`}</strong>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const meta = { title: "Data/Formats", component: FormatTable, tags: ["!autodocs"] } satisfies Meta<typeof FormatTable>;

export default meta;

/** Formats are the same in every browser, whatever its language and time zone. */
export const Formats: StoryObj<typeof meta> = {
  name: "Formats [RT-14] [CS-11]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^1\.064,75\u00a0€$/u, { normalizer: (text) => text })).toBeVisible();
    await expect(within(canvasElement).getByText("01/12/2026")).toBeVisible();
    await expect(within(canvasElement).getByText("1º dicembre")).toBeVisible();
  },
};
