/**
 * The German catalogue, a room in each export: `import * as de from "@favilla/design-system/locales/de"` has them all,
 * `import { bills, dates } from …` only those. Either adds the language's way to write days, for a provider with its `locale`.
 */
import { german } from "../data/german.ts";
import { registerLanguage } from "../data/languages.ts";

export { words as accessFields } from "./de/accessFields.ts";
export { words as account } from "./de/account.ts";
export { words as accountStatement } from "./de/accountStatement.ts";
export { words as actions } from "./de/actions.ts";
export { words as billChips } from "./de/billChips.ts";
export { words as billDelivery } from "./de/billDelivery.ts";
export { words as billDetail } from "./de/billDetail.ts";
export { words as billFilter } from "./de/billFilter.ts";
export { words as billingAddress } from "./de/billingAddress.ts";
export { words as billReadings } from "./de/billReadings.ts";
export { words as bills } from "./de/bills.ts";
export { words as cadastral } from "./de/cadastral.ts";
export { words as calendar } from "./de/calendar.ts";
export { words as charts } from "./de/charts.ts";
export { words as codeFields } from "./de/codeFields.ts";
export { words as combobox } from "./de/combobox.ts";
export { words as consumption } from "./de/consumption.ts";
export { words as consumptionFilter } from "./de/consumptionFilter.ts";
export { words as copy } from "./de/copy.ts";
export { words as data } from "./de/data.ts";
export { words as dates } from "./de/dates.ts";
export { words as deleteAccount } from "./de/deleteAccount.ts";
export { words as discreet } from "./de/discreet.ts";
export { words as download } from "./de/download.ts";
export { words as export } from "./de/export.ts";
export { words as feedback } from "./de/feedback.ts";
export { words as filter } from "./de/filter.ts";
export { words as forms } from "./de/forms.ts";
export { words as lastBill } from "./de/lastBill.ts";
export { words as lastMonth } from "./de/lastMonth.ts";
export { words as layout } from "./de/layout.ts";
export { words as linkOutcome } from "./de/linkOutcome.ts";
export { words as loadMore } from "./de/loadMore.ts";
export { words as masked } from "./de/masked.ts";
export { words as notifications } from "./de/notifications.ts";
export { words as overlays } from "./de/overlays.ts";
export { words as passwordChecklist } from "./de/passwordChecklist.ts";
export { words as pay } from "./de/pay.ts";
export { words as paymentChange } from "./de/paymentChange.ts";
export { words as payments } from "./de/payments.ts";
export { words as paySheet } from "./de/paySheet.ts";
export { words as publicPages } from "./de/publicPages.ts";
export { words as readingForm } from "./de/readingForm.ts";
export { words as readings } from "./de/readings.ts";
export { words as readingTeaser } from "./de/readingTeaser.ts";
export { words as recovery } from "./de/recovery.ts";
export { words as referral } from "./de/referral.ts";
export { words as registration } from "./de/registration.ts";
export { words as requestStatus } from "./de/requestStatus.ts";
export { words as requests } from "./de/requests.ts";
export { words as signIn } from "./de/signIn.ts";
export { words as supplies } from "./de/supplies.ts";
export { words as supplyDetail } from "./de/supplyDetail.ts";
export { words as supplyList } from "./de/supplyList.ts";
export { words as table } from "./de/table.ts";
export { words as timeline } from "./de/timeline.ts";
export { words as toPay } from "./de/toPay.ts";
export { words as typedFields } from "./de/typedFields.ts";
export { words as vouchers } from "./de/vouchers.ts";
export { words as why } from "./de/why.ts";

registerLanguage("de", german);
