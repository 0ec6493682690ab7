import { useComplaintStory } from "@favilla/design-system/account/useComplaintStory.ts";
import { readingsFrom } from "@favilla/design-system/bills/billFigures.ts";
import { DossierButton, type DossierButtonProps } from "@favilla/design-system/bills/DossierButton.tsx";
import { suppliesOf } from "@favilla/design-system/bills/toCard.ts";
import { yearsBefore } from "@favilla/design-system/data/yearsBefore.ts";
import { saveFile } from "@favilla/design-system/files/saveFile.ts";
import { readingsDue } from "@favilla/design-system/home/readingsDue.ts";
import { useMemo } from "react";
import { config } from "../../platform/config/config.ts";
import { reportFailure } from "../../platform/errors/report.ts";
import { readSession } from "../../platform/session/session.ts";
import { now } from "../../platform/time/now.ts";
import { fetchCustomer } from "../../rooms/account/calls.ts";
import { complaintsQuery } from "../../rooms/account/complaints/calls.ts";
import { complaintRules } from "../../rooms/account/complaints/rules.ts";
import { billCustomer } from "../../rooms/account/customer.ts";
import { billsOfSuppliesQuery } from "../../rooms/bills/queries.ts";
import { readRights } from "../../rooms/bills/rights/rules.ts";
import { fetchConsumptionOfPeriod } from "../../rooms/consumption/calls.ts";
import { readingWindowsQuery } from "../../rooms/readings/windows/calls.ts";

/** Returns null in place of an answer that did not come. */
const orNull = <T,>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    reportFailure(error, "file about a bill");
    return null;
  });

/** `DossierButton` with data that are read when a button is pressed. */
export function KnownDossier({ bill, supplies }: Pick<DossierButtonProps, "bill" | "supplies">) {
  const site = useMemo(() => (config().rights === undefined ? undefined : readRights()), []);
  const storyOf = useComplaintStory(useMemo(complaintRules, []));
  const read: DossierButtonProps["read"] = async () => {
    const { periodFrom, periodTo, supplyCode, number, year } = bill;
    const billed = suppliesOf(bill, supplies);
    const canRead = site?.rules.estimate && config().features.readings && billed.length === 1 && billed[0]?.commodity === "gas";
    const customerId = readSession()?.customerId;
    const { signal } = new AbortController();
    if (!customerId) return { customer: null, readings: [], others: null };
    const none = { bills: [], complete: true };
    const rowsOf = async (supplyId: (typeof supplies)[number]["id"]) =>
      periodFrom && periodTo
        ? fetchConsumptionOfPeriod(customerId, { supplyId, from: readingsFrom(yearsBefore(periodFrom, 1)), to: periodTo }, signal)
        : [];
    const [customer, others, complaints, windows, readings] = await Promise.all([
      orNull(fetchCustomer(customerId, signal)),
      supplyCode ? orNull(billsOfSuppliesQuery.fetch(customerId, signal, [supplyCode])) : none,
      config().features.complaints ? orNull(complaintsQuery.fetch(customerId, signal, undefined)) : undefined,
      canRead ? orNull(readingWindowsQuery.fetch(customerId, signal, undefined)) : undefined,
      Promise.all(billed.map(async (supply) => ({ supply, rows: await orNull(rowsOf(supply.id)) }))),
    ]);
    const about = complaints?.filter(({ bill: named }) => named?.number === number && named.year === String(year)).map(storyOf);
    return {
      customer: customer && billCustomer(customer),
      others,
      readings,
      readUntil: windows && { day: readingsDue(windows, billed, now())[0]?.day ?? null },
      complaints: complaints === null ? null : about,
    };
  };
  return <DossierButton bill={bill} supplies={supplies} read={read} rules={site?.rules} onSave={saveFile} />;
}
