import { loadedData } from "@favilla/design-system/data/load.ts";
import { PaymentPanelView } from "@favilla/design-system/payments/PaymentPanelView.tsx";
import type { PaymentPart } from "@favilla/design-system/payments/PaymentSummary.tsx";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import { toSummary } from "@favilla/design-system/payments/toSummary.ts";
import { canUseBooklet, codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useNavigate } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { firstRow } from "../../../platform/loading/firstRow.ts";
import { part as lateModule } from "../../../platform/loading/part.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { userQuery } from "../../account/credentials/userCalls.ts";
import { useDelivery } from "../billing/useDelivery.ts";
import { useTerms } from "../useTerms.ts";

/** Forms of the panel, loaded when one of them is opened. */
const editorPart = lateModule("PaymentTermEditor", () => import("@favilla/design-system/payments/PaymentTermEditor.tsx"));

/** The panel of a supply's page about paying, or about the delivery of bills: `PaymentPanelView` with data from the servers. */
export function PaymentPanel({ supply, part }: { supply: DetailedSupply; part: PaymentPart }) {
  const navigate = useNavigate();
  const today = useToday();
  const terms = useTerms(codeOf(supply));
  const delivery = useDelivery(terms);
  const user = loadedData(useQuery(userQuery));
  const account = user && { email: user.email, refused: user.forceUpdateUsername };
  const load = firstRow(terms.load);
  const term = loadedData(load);
  // If the account's address is unknown, the address for bills is the one to change.
  const refused = account?.refused ? (account.email ?? term?.email.email ?? null) : null;
  const summary = (each: PaymentTerm) => toSummary(each, config().dateTimeFormat, today);
  return (
    <PaymentPanelView
      part={part}
      load={load.state === "Loaded" ? { state: "Loaded", data: summary(load.data) } : load}
      refusedEmail={refused}
      saving={delivery.update.state === "Updating"}
      onEditorChange={delivery.reset}
      editor={(editor, { onSaved, onUnchanged }) =>
        term && (
          <editorPart.Component
            editor={editor}
            term={term}
            account={account}
            refused={refused}
            hideBooklet={!config().features.booklet || !canUseBooklet(supply)}
            onMethod={(mode) => navigate(hrefTo("changePayment", { method: mode.toLowerCase(), id: supply.id }))}
            delivery={delivery}
            onSaved={(after) => onSaved(summary(after))}
            onUnchanged={onUnchanged}
          />
        )
      }
    />
  );
}
