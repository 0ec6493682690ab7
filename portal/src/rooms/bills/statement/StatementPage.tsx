import { asBillFilter, countActiveStatementGroups } from "@favilla/design-system/bills/accountStatementFilter.ts";
import { matchesNothing } from "@favilla/design-system/bills/billFilter.ts";
import { billsPageMessages } from "@favilla/design-system/bills/pageMessages.it.ts";
import { StatementExportFeedback } from "@favilla/design-system/bills/StatementExportFeedback.tsx";
import { StatementView } from "@favilla/design-system/bills/StatementView.tsx";
import {
  choicesOf,
  decodeStatement,
  encodeStatement,
  type StatementQuery,
  supplyChoices,
  supplyNames,
  toServerFilter,
} from "@favilla/design-system/bills/statementQuery.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { LateErrorDialog } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { hrefTo, withQuery } from "../../../platform/pages/paths.ts";
import { focusHeading, usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { billHref } from "../card/billLink.ts";
import { useBillFiles } from "../files/useBillFiles.tsx";
import { accountTotalQuery, statementChoicesQuery, statementTotalQuery } from "./calls.ts";
import { StatementTwins } from "./StatementTwins.tsx";
import { useOrderedStatement } from "./useStatement.ts";
import { useStatementExport } from "./useStatementExport.ts";

const filterPart = part("AccountStatementFilterDrawer", () => import("@favilla/design-system/bills/AccountStatementFilterDrawer.tsx"));

/** So many supplies are told apart by their names alone; more are searched, by their addresses too. */
const fewSupplies = 10;

const noNames: ReadonlyMap<string, string> = new Map();

const pathOf = (query: StatementQuery) => withQuery(hrefTo("accountStatement"), encodeStatement(query));

/** The account statement: `StatementView` with data from the servers. Filter and order are part of the address. */
export default function StatementPage() {
  const title = usePage("accountStatement");
  const { filterFailed } = useMessages(billsPageMessages);
  const { network } = useMessages(errorsMessages);
  const back = usePageLink("bills");
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const drawer = usePart(filterPart);
  const query = useMemo(() => decodeStatement(search), [search]);
  const serverFilter = useMemo(() => (matchesNothing(asBillFilter(query.filter)) ? null : toServerFilter(query.filter)), [query.filter]);
  const { load, ...statement } = useOrderedStatement(serverFilter, query.sort);
  const total = useQuery(statementTotalQuery, serverFilter);
  const account = useQuery(accountTotalQuery);
  const choices = useQuery(statementChoicesQuery);
  const offered = loadedData(choices);
  const known = useQuery(suppliesQuery);
  const supplies = useMemo(
    () => (offered ? supplyChoices(offered, loadedData(known), offered.supplies.length > fewSupplies) : []),
    [offered, known],
  );
  const names = useMemo(() => (offered && known.state !== "Loading" ? supplyNames(offered, loadedData(known)) : noNames), [offered, known]);
  const exported = useStatementExport(query, serverFilter, offered);
  const files = useBillFiles();

  const failed = [total, account, choices].flatMap((part: Load<unknown>) => (part.state === "LoadFailure" ? [part.retry] : []));
  const apply = (filter: StatementQuery["filter"]) => {
    setChoosing(false);
    void navigate(pathOf({ ...query, filter }));
  };
  return (
    <StatementView
      title={title}
      back={back}
      query={query}
      load={load}
      {...statement}
      total={total}
      account={account}
      names={names}
      hrefOf={billHref}
      supplies={supplies}
      note={
        <StatementTwins
          documents={loadedData(load)?.fetched}
          filtered={countActiveStatementGroups(query.filter) > 0}
          supplies={loadedData(known)}
        />
      }
      onFilter={apply}
      onJump={(filter) => {
        apply(filter);
        focusHeading();
      }}
      onSort={(sort) => navigate(pathOf({ ...query, sort }), { replace: true, state })}
      onExport={exported.save}
      onFiles={files.save}
      exportFailed={exported.retry !== undefined}
      onRetryParts={failed.length > 0 ? () => void failed.map((retry) => retry()) : undefined}
      filterLoading={drawer.loading}
      onFilterNear={filterPart.preload}
      onFilterOpen={() => drawer.load(() => setChoosing(true))}
    >
      <LateErrorDialog open={drawer.failed} title={filterFailed} description={network} onClose={drawer.dismiss} />
      <StatementExportFeedback {...exported} />
      {files.element}
      {drawer.module && (
        <drawer.module.AccountStatementFilterDrawer
          open={choosing}
          value={query.filter}
          onApply={apply}
          onClose={() => setChoosing(false)}
          supplies={supplies}
          choices={offered && choicesOf(offered)}
        />
      )}
    </StatementView>
  );
}
