import { Text } from "@favilla/design-system/text/Text.tsx";
import { LinkPage } from "../../../platform/links/LinkPage.tsx";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { confirmBillEmail } from "../calls.ts";

/** The page of the link that confirms the e-mail address for the bills of one supply, or of two that share a contract (EM-03). */
export default function BillEmailConfirmedPage() {
  return (
    <LinkPage
      page="paymentTermEmailUpdated"
      purpose="billEmail"
      follow={({ userId: owner = "", token = "", supplyId1 = "", supplyId2 }) => confirmBillEmail({ owner, token, supplyId1, supplyId2 })}
      renewHref={hrefTo("supplies")}
    >
      {({ email }) => <Text>{email}</Text>}
    </LinkPage>
  );
}
