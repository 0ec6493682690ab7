import type { ComplaintKind } from "@favilla/design-system/account/complaint.ts";
import { BillRights } from "@favilla/design-system/bills/BillRights.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { type BillReadingFacts, type Right, rightsOf } from "@favilla/design-system/bills/rights.ts";
import { suppliesOf } from "@favilla/design-system/bills/toCard.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { readingsDue } from "@favilla/design-system/home/readingsDue.ts";
import { displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import type { HeadingLevel } from "@favilla/design-system/text/headingLevel.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { config } from "../../platform/config/config.ts";
import { inputIf } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { complaintPath } from "../../rooms/account/complaints/complaintPath.ts";
import { billId } from "../../rooms/bills/card/billLink.ts";
import { askedOr, instalmentsHref } from "../../rooms/bills/instalments/wayToInstalments.tsx";
import { payWayMessages } from "../../rooms/bills/pay/messages.it.ts";
import { SaveDaysButton } from "../../rooms/bills/pay/SaveDaysButton.tsx";
import { readRights } from "../../rooms/bills/rights/rules.ts";
import { useBillsOfSupplies } from "../../rooms/bills/useKnownBills.ts";
import { useReadings } from "../../rooms/consumption/useReadings.ts";
import { enterPath } from "../../rooms/readings/paths.ts";
import { readingWindowsQuery } from "../../rooms/readings/windows/calls.ts";
import { useWindowsMoment } from "../../rooms/readings/windows/useWindowsMoment.ts";

interface KnownRightsProps {
  bill: Bill;
  supplies: readonly Supply[];
  headingLevel: HeadingLevel;
}

/** Loads the consumption of a bill's period, and the last day on which a reading can be sent. Undefined until both are known. */
function useReadingFacts({ periodFrom: from, periodTo: to }: Bill, supply: Supply | undefined): BillReadingFacts | undefined {
  const rows = useReadings(supply && from && to ? { supplyId: supply.id, from, to } : null);
  const windows = useQuery(readingWindowsQuery, inputIf(config().features.readings && supply?.commodity === "gas"));
  const open = loadedData(windows);
  const moment = useWindowsMoment(open);
  if (!supply || rows.state === "Loading" || windows.state === "Loading") return undefined;
  return { rows: loadedData(rows) ?? [], until: readingsDue(open ?? [], [supply], moment)[0]?.day ?? null };
}

/** `BillRights` with data from the servers and the rules of the configuration. Nothing until all documents of the supply are known. */
export function KnownRights({ bill, supplies, headingLevel }: KnownRightsProps) {
  const site = useMemo(readRights, []);
  const today = useToday();
  const { calendar, calendarFile } = useMessages(payWayMessages);
  const billed = suppliesOf(bill, supplies);
  const supply = billed.length === 1 ? billed[0] : undefined;
  const others = loadedData(useBillsOfSupplies(site && bill.supplyCode ? [bill.supplyCode] : null))?.bills;
  const readings = useReadingFacts(bill, site && supply);
  if (!site || !others) return null;
  const { help, features } = config();
  const pageOf = (kind: ComplaintKind) => site.checkUrl ?? (features.complaints ? complaintPath(kind, billId(bill)) : undefined);
  const name = supply ? displayName(supply) : bill.number;
  const dayOf = ({ kind, lastDay }: Right, title: string) =>
    lastDay ? [{ id: `right ${kind} of bill ${bill.id}`, day: lastDay, title: `${title} · ${name}` }] : [];
  return (
    <BillRights
      rights={rightsOf(bill, others, readings, site.rules, today)}
      rules={site.rules}
      hrefs={{
        anomaly: pageOf("rectification"),
        oldUse: pageOf("complaint"),
        samePeriod: pageOf("doubleBilling"),
        instalments: instalmentsHref(bill),
        estimate: supply && enterPath(supply.id),
      }}
      phone={help.phone}
      headingLevel={headingLevel}
      contentOf={({ kind }, content) => (kind === "instalments" ? askedOr(bill, content) : content)}
      calendarOf={(right, title) => (
        <SaveDaysButton days={dayOf(right, title)} fileName={fill(calendarFile, { number: bill.number })} label={calendar} />
      )}
    />
  );
}
