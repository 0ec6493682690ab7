import type { AccountBalance } from "@favilla/design-system/bills/accountBalance.ts";
import { StatementTwinsView } from "@favilla/design-system/bills/StatementTwinsView.tsx";
import { suppliesWithTwins } from "@favilla/design-system/bills/statementTwins.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useState } from "react";
import { part } from "../../../platform/loading/part.ts";
import { useBillsOfSupplies } from "../useKnownBills.ts";

/** Loaded for the few customers with several bills for one period. */
const twinPart = part("TwinCallouts", () => import("../card/TwinCallouts.tsx"), { optional: true });

interface StatementTwinsProps {
  /** The documents that have come; undefined before. */
  documents: readonly AccountBalance[] | undefined;
  /** True if a filter leaves documents out. */
  filtered: boolean;
  supplies: readonly Supply[] | undefined;
}

const noSupplies: readonly Supply[] = [];

/** The callout about bills for one period, if the documents tell of some. A filter takes documents away, but leaves it. */
export function StatementTwins({ documents, filtered, supplies = noSupplies }: StatementTwinsProps) {
  const today = useToday();
  const [read, setRead] = useState<{ documents: readonly AccountBalance[]; codes: readonly string[] }>();
  // The first documents may be filtered ones: better some than none.
  if (documents && documents !== read?.documents && (!filtered || !read))
    setRead({ documents, codes: suppliesWithTwins(documents, today) });
  const codes = read?.codes.length ? read.codes : null;
  const load = useBillsOfSupplies(codes);
  if (codes === null) return null;
  return (
    <StatementTwinsView
      load={load.state === "Loaded" ? { state: "Loaded", data: load.data.bills } : load}
      supplies={supplies}
      callout={(groups, nameOf) => <twinPart.Component groups={groups} nameOf={nameOf} />}
    />
  );
}
