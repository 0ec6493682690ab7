import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import * as RequestList from "../account/RequestList.stories.tsx";
import * as Button from "../actions/Button.stories.tsx";
import * as BillCard from "../bills/BillCard.stories.tsx";
import * as ConsumptionChart from "../consumption/ConsumptionChart.stories.tsx";
import * as Tabs from "../disclosure/Tabs.stories.tsx";
import * as Alert from "../feedback/Alert.stories.tsx";
import * as EmptyState from "../feedback/EmptyState.stories.tsx";
import * as Tag from "../feedback/Tag.stories.tsx";
import * as Checkbox from "../forms/Checkbox.stories.tsx";
import * as Select from "../forms/Select.stories.tsx";
import * as Switch from "../forms/Switch.stories.tsx";
import * as TextField from "../forms/TextField.stories.tsx";
import * as Header from "../layout/Header.stories.tsx";
import * as PaymentSummary from "../payments/PaymentSummary.stories.tsx";
import * as ReadingCard from "../readings/ReadingCard.stories.tsx";
import * as SupplyCard from "../supplies/SupplyCard.stories.tsx";
import * as VoucherCard from "../vouchers/VoucherCard.stories.tsx";

/** Components that show most of a brand: header, actions, states, and the cards of customer pages. */
const shown: readonly ComponentType[] = [
  composeStories(Header).SignedIn,
  composeStories(Button).Variants,
  composeStories(Tag).Tones,
  composeStories(Alert).Tones,
  composeStories(BillCard).Statuses,
  composeStories(SupplyCard).Commodities,
  composeStories(ConsumptionChart).Electricity,
  composeStories(ReadingCard).Open,
  composeStories(PaymentSummary).Bank,
  composeStories(VoucherCard).Default,
  composeStories(RequestList).Loaded,
  composeStories(Tabs).Default,
  composeStories(TextField).Filled,
  composeStories(Select).Chosen,
  composeStories(Checkbox).Checked,
  composeStories(Switch).On,
  composeStories(EmptyState).NoData,
];

/** Components of every kind below each other, in the look of the surrounding element. */
export const Gallery = () => (
  <div style={{ display: "grid", gap: 24 }}>
    {shown.map((Story, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
      <Story key={index} />
    ))}
  </div>
);

/** Styles that a brand sets on the page, for showing it on a part of one. */
export const onPage = {
  background: "var(--fv-color-background)",
  color: "var(--fv-color-text)",
  fontFamily: "var(--fv-font-family)",
  padding: 16,
};
