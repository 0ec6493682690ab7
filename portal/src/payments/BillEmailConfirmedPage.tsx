import { Text } from "@favilla/design-system/text/Text.tsx";
import { LinkPage } from "../access/LinkPage.tsx";
import { confirmBillEmail } from "../api/payments.ts";
import { hrefTo } from "../app/paths.ts";

/** The link that confirms the address for the bills of one supply, or of the two that share a contract (EM-03). */
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
