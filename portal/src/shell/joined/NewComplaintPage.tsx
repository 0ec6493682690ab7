import { suppliesOf } from "@favilla/design-system/bills/toCard.ts";
import { parseDate } from "@favilla/design-system/data/dates.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useSearchParams } from "react-router";
import { config } from "../../platform/config/config.ts";
import { inputIf } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { ComplaintPage } from "../../rooms/account/complaints/ComplaintPage.tsx";
import { complaintParameters } from "../../rooms/account/complaints/complaintPath.ts";
import { billOfId } from "../../rooms/bills/card/billLink.ts";
import { useBill } from "../../rooms/bills/useKnownBills.ts";
import { selfReadingsQuery } from "../../rooms/readings/calls.ts";
import { suppliesQuery } from "../../rooms/supplies/calls.ts";

/** The form of a complaint, with the bill of the address, its supply, and the last reading that the customer has sent of it. */
export default function NewComplaintPage() {
  const [query] = useSearchParams();
  const id = query.get(complaintParameters.bill);
  const bill = loadedData(useBill(id === null ? null : billOfId(id)));
  const supplies = loadedData(useQuery(suppliesQuery, inputIf(id !== null)));
  const billed = bill && supplies ? suppliesOf(bill, supplies) : [];
  const supply = billed.length === 1 ? billed[0] : undefined;
  const isRead = config().features.readings && supply?.commodity === "gas";
  const sent = loadedData(useQuery(selfReadingsQuery, inputIf(isRead)))?.find(({ supplyId }) => supplyId === supply?.id);
  return (
    <ComplaintPage
      key={id}
      bill={bill && { year: String(bill.year), number: bill.number }}
      about={{
        billNumber: bill?.number ?? "",
        supplyCode: supply?.supplyCode ?? "",
        reading: sent?.meter ?? "",
        readingDay: (sent && parseDate(sent.sentAt)) ?? "",
      }}
    />
  );
}
