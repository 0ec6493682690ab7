/**
 * The English catalogue, a room in each export: `import * as en from "@favilla/design-system/locales/en"` has them all,
 * `import { bills, dates } from …` only those. Either adds the language's way to write days, for a provider with its `locale`.
 */
import { english } from "../data/english.ts";
import { registerLanguage } from "../data/languages.ts";

export { words as accessFields } from "./en/accessFields.ts";
export { words as account } from "./en/account.ts";
export { words as accountStatement } from "./en/accountStatement.ts";
export { words as actions } from "./en/actions.ts";
export { words as billChips } from "./en/billChips.ts";
export { words as billDelivery } from "./en/billDelivery.ts";
export { words as billDetail } from "./en/billDetail.ts";
export { words as billFilter } from "./en/billFilter.ts";
export { words as billingAddress } from "./en/billingAddress.ts";
export { words as billReadings } from "./en/billReadings.ts";
export { words as bills } from "./en/bills.ts";
export { words as cadastral } from "./en/cadastral.ts";
export { words as calendar } from "./en/calendar.ts";
export { words as charts } from "./en/charts.ts";
export { words as codeFields } from "./en/codeFields.ts";
export { words as combobox } from "./en/combobox.ts";
export { words as consumption } from "./en/consumption.ts";
export { words as consumptionFilter } from "./en/consumptionFilter.ts";
export { words as copy } from "./en/copy.ts";
export { words as data } from "./en/data.ts";
export { words as dates } from "./en/dates.ts";
export { words as deleteAccount } from "./en/deleteAccount.ts";
export { words as discreet } from "./en/discreet.ts";
export { words as download } from "./en/download.ts";
export { words as export } from "./en/export.ts";
export { words as feedback } from "./en/feedback.ts";
export { words as filter } from "./en/filter.ts";
export { words as forms } from "./en/forms.ts";
export { words as lastBill } from "./en/lastBill.ts";
export { words as lastMonth } from "./en/lastMonth.ts";
export { words as layout } from "./en/layout.ts";
export { words as linkOutcome } from "./en/linkOutcome.ts";
export { words as loadMore } from "./en/loadMore.ts";
export { words as masked } from "./en/masked.ts";
export { words as notifications } from "./en/notifications.ts";
export { words as overlays } from "./en/overlays.ts";
export { words as passwordChecklist } from "./en/passwordChecklist.ts";
export { words as pay } from "./en/pay.ts";
export { words as paymentChange } from "./en/paymentChange.ts";
export { words as payments } from "./en/payments.ts";
export { words as paySheet } from "./en/paySheet.ts";
export { words as publicPages } from "./en/publicPages.ts";
export { words as readingForm } from "./en/readingForm.ts";
export { words as readings } from "./en/readings.ts";
export { words as readingTeaser } from "./en/readingTeaser.ts";
export { words as recovery } from "./en/recovery.ts";
export { words as referral } from "./en/referral.ts";
export { words as registration } from "./en/registration.ts";
export { words as requestStatus } from "./en/requestStatus.ts";
export { words as requests } from "./en/requests.ts";
export { words as signIn } from "./en/signIn.ts";
export { words as supplies } from "./en/supplies.ts";
export { words as supplyDetail } from "./en/supplyDetail.ts";
export { words as supplyList } from "./en/supplyList.ts";
export { words as table } from "./en/table.ts";
export { words as timeline } from "./en/timeline.ts";
export { words as toPay } from "./en/toPay.ts";
export { words as typedFields } from "./en/typedFields.ts";
export { words as vouchers } from "./en/vouchers.ts";
export { words as why } from "./en/why.ts";

registerLanguage("en", english);
