/** Changes of the public surface that a site must follow, by the version that brought them. */
export interface Step {
  version: string;
  /** Entries that are gone, with the one that has all their exports under the same names. */
  entries: Readonly<Record<string, string>>;
  /** Exports that moved or have another name: "entry#name" to "entry#name". */
  exports: Readonly<Record<string, string>>;
  /** Props of components with their new name; null for one that is gone. */
  props: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** Values of props with their new word. */
  values: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** Change that a person must make where one of these exports is imported; `beside` names the package without which a site need not. */
  byHand: readonly { exports: readonly string[]; change: string; beside?: string }[];
}

/** Exports that moved from one entry to another under their names. */
const moved = (from: string, to: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`${from}#${name}`, `${to}#${name}`]));

const supplyStatuses = {
  Active: "active",
  UnderProcessing: "underProcessing",
  UnderProcessig: "underProcessing",
  Canceled: "cancelled",
  Ceased: "ceased",
  onCeasing: "ceasing",
  Sospended: "suspended",
  onSospending: "suspending",
  onWorking: "inProgress",
};

const accessForms = ["AccountDetailsStep", "ClientDetailsStep", "ConsentsStep", "RecoverEmailForm", "ResetPasswordForm", "SignInForm"];
const paymentForms = ["AcceptStep", "BillEmailForm", "BookletStep", "DeliveryForm", "IbanStep", "PhoneCodeStep"];

/** Components that got `today` as a prop before the provider had it. */
const componentsWithToday = [
  "account/NotificationCard#NotificationCard",
  "account/NotificationList#NotificationList",
  "account/RequestList#RequestList",
  "bills/AccountStatementTable#AccountStatementTable",
  "bills/BillCard#BillCard",
  "bills/DueDates#DueDates",
  "bills/SamePeriodCallout#SamePeriodCallout",
  "bills/ToPayPanel#ToPayPanel",
  "consumption/ConsumptionChart#ConsumptionChart",
  "consumption/ConsumptionSummary#ConsumptionSummary",
  "consumption/ConsumptionTable#ConsumptionTable",
  "consumption/ConsumptionView#ConsumptionView",
  "readings/ReadingTeaser#ReadingTeaser",
  "vouchers/VoucherCard#VoucherCard",
  "vouchers/VoucherDetail#VoucherDetail",
  "vouchers/VoucherList#VoucherList",
  "vouchers/VoucherStatusTag#VoucherStatusTag",
];

export const steps: readonly Step[] = [
  {
    version: "1.0.0",
    entries: { "bills/ExportMenu": "data/ExportMenu", "bills/FilterChips": "data/FilterChips", "bills/FilterDrawer": "data/FilterDrawer" },
    exports: {
      "actions/SegmentedControl#SegmentedControl": "actions/ToggleGroup#ToggleGroup",
      "actions/SegmentedControl#SegmentedControlProps": "actions/ToggleGroup#ToggleGroupProps",
      "actions/SegmentedControl#Segment": "actions/ToggleGroup#ToggleOption",
      "bills/accountStatementFilter#findSupplies": "supplies/findSupplies#findSupplies",
      ...moved("bills/billFilter", "bills/billFilterGroups", [
        ...["billFilterGroups", "BillFilterGroup", "BillFilterChoices", "offeredChoices", "withChoices", "activeGroups"],
        ...["countActiveGroups", "clearGroup", "BillFilterError", "billFilterErrors"],
      ]),
      ...moved("bills/billFilter", "bills/billFilterQuery", ["encodeBillFilter", "decodeBillFilter"]),
      "bills/filterMessages.it#filterMessages": "bills/billFilterMessages.it#billFilterMessages",
      "consumption/filterMessages.it#filterMessages": "consumption/consumptionFilterMessages.it#consumptionFilterMessages",
      ...moved("data/format", "data/dates", [
        ...["romeDay", "parseDate", "formatDate", "writeDay", "formatDayMonth", "formatMonthYear", "formatMonth"],
      ]),
      ...moved("feedback/Toast", "feedback/showToast", ["showToast", "useToast", "ToastMessage"]),
      ...moved("forms/parseDateText", "data/dates", ["daysInMonth"]),
      ...moved("payments/BillingAddressForm", "payments/BillingAddressFields", ["AddressSuggestions"]),
      ...moved("readings/lastDay", "data/dates", ["lastDay"]),
      ...moved("readings/preview", "data/dates", ["daysBetween"]),
      ...moved("supplies/SupplyStatusTag", "supplies/supplyStatus", ["supplyStatuses", "SupplyStatus"]),
    },
    props: {
      "actions/ToggleGroup#ToggleGroup": { name: null },
      "text/Heading#Heading": { level: "headingLevel" },
      "feedback/EmptyState#EmptyState": { level: "headingLevel" },
      "feedback/OutcomePanel#OutcomePanel": { level: "headingLevel" },
      "feedback/ServerErrorPanel#ServerErrorPanel": { level: "headingLevel" },
    },
    values: {
      "supplies/SupplyStatusTag#SupplyStatusTag": { status: supplyStatuses },
      "supplies/SupplyCard#SupplyCard": { status: supplyStatuses },
      "supplies/SupplyDetail#SupplyDetail": { status: supplyStatuses },
    },
    byHand: [
      {
        exports: [
          ...accessForms.map((name) => `access/${name}#${name}`),
          ...paymentForms.map((name) => `payments/${name}#${name}`),
          ...["account/CadastralForm#CadastralForm", "account/ContactForm#ContactForm", "readings/ReadingForm#ReadingForm"],
        ],
        change:
          "it manages its values: give `defaultValues` and `onSubmit` instead of `value` and `onChange`, and `serverErrors` instead of `error` and `errors`",
      },
      {
        exports: ["forms/CalendarField#CalendarField", "forms/parseDateText#parseMonthText"],
        change: "it is gone: `DateField` opens a calendar of its own, a month field is two lists",
      },
      {
        exports: ["disclosure/Accordion#Accordion"],
        change: "it stands on Radix, and what it opens is in `data-state`: look at `exclusive` and `onToggle` if you give them",
      },
      {
        exports: ["access/AccessFrame#AccessFrame"],
        change: "it is gone: use `RegistrationFrame` or `MigrationFrame`, or `StepFrame` of layout with `labels`",
      },
      {
        exports: ["payments/BillingAddressForm#BillingAddressForm"],
        change: "it is gone: use `BillingAddressDialog`, which manages its values",
      },
      {
        exports: ["supplies/supplyStatus#SupplyStatus", "supplies/supplyStatus#supplyStatuses"],
        change: "its values are plain words (`active`, `ceased`): map those of your server where they come in",
      },
      {
        exports: ["overlays/useAnchored#useAnchored", "overlays/useLightDismiss#useLightDismiss"],
        change: "it is gone: use `Popover` or `Menu`",
      },
    ],
  },
  {
    version: "2.0.0",
    entries: {},
    exports: {},
    props: {
      "consumption/ConsumptionSection#ConsumptionSection": { code: null },
      "supplies/SupplyDetail#SupplyDetail": { meterStatus: null },
      ...Object.fromEntries(componentsWithToday.map((name) => [name, { today: null }])),
    },
    values: {},
    byHand: [
      {
        exports: [...componentsWithToday, "bills/BillList#BillList", "bills/BillDetail#BillDetail", "bills/PaySheet#PaySheet"],
        change:
          "give `today` to `FavillaProvider` (in a server component to `provideForRequest`): no component and no bill has it any more",
      },
      {
        exports: ["consumption/consumption#addUp"],
        change: "give `today` as its second argument",
      },
      {
        exports: ["supplies/SupplyDetail#SupplyDetail"],
        change: "give `panels` each panel of `supplyPanels`, and the meter's status to `SupplyDataPanel` inside it",
      },
      {
        exports: ["payments/PaymentSummary#PaymentSummary"],
        change: "`part` says which part it shows, `payment` or `delivery`, and is no attribute of the element any more",
      },
      {
        exports: ["charts/BarColumn#BarColumn", "charts/BarLegend#BarLegend", "charts/BarReadout#BarReadout"],
        change: "it is a part of `BarChart` and has no entry: use `BarChart` of charts",
      },
      {
        exports: ["forms/ComboboxList#ComboboxList"],
        change: "it is a part of `Combobox` and has no entry: use `Combobox` of forms",
      },
      {
        exports: ["bills/BillFilterForm#BillFilterForm"],
        change: "it is a part of `BillFilterDrawer` and has no entry: use `BillFilterDrawer` of bills",
      },
      {
        exports: ["theme/FavillaProvider#FavillaProvider"],
        change:
          "if you give `messages`: the texts of statuses in `requests`, `cadastral` and `payments` are in `requestStatus` now, and single texts of `bills`, `consumption`, `overlays`, `paymentChange`, `referral` and `vouchers` are gone; the compiler names each",
      },
      {
        exports: ["theme/FavillaProvider#FavillaProvider"],
        change:
          "components without state, such as `BillCard`, are drawn by server components now and take link, words and region from `provideForRequest` (guide: Server components)",
        beside: "next",
      },
    ],
  },
];
