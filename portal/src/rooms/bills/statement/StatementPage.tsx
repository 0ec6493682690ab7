import type { AccountStatementRow } from "@favilla/design-system/bills/accountStatement.ts";
import { asBillFilter } from "@favilla/design-system/bills/accountStatementFilter.ts";
import { matchesNothing } from "@favilla/design-system/bills/billFilter.ts";
import { billFilterMessages } from "@favilla/design-system/bills/billFilterMessages.it.ts";
import { billsMessages } from "@favilla/design-system/bills/messages.it.ts";
import { statementMessages } from "@favilla/design-system/bills/statementMessages.it.ts";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import { dataMessages } from "@favilla/design-system/data/messages.it.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useFileDownload } from "../../../platform/export/useFileDownload.ts";
import { type Load, loaded } from "../../../platform/loading/load.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo, withQuery } from "../../../platform/pages/paths.ts";
import { focusHeading, usePage } from "../../../platform/pages/usePage.ts";
import { today } from "../../../platform/time/today.ts";
import { StatementView } from "./StatementView.tsx";
import { choicesOf, decodeStatement, encodeStatement, type StatementQuery, supplyChoices, toServerFilter } from "./statementAddress.ts";
import { statementPageMessages } from "./statementMessages.it.ts";
import { statementTable } from "./statementRows.ts";
import { useAccountTotal, useStatement, useStatementChoices, useStatementTotal } from "./useStatement.ts";

const filterPart = part("AccountStatementFilterDrawer", () => import("@favilla/design-system/bills/AccountStatementFilterDrawer.tsx"));
const exportPart = part("export", () => import("../../../platform/export/exportTable.ts"));

const pathOf = (query: StatementQuery) => withQuery(hrefTo("accountStatement"), encodeStatement(query));

/** The account statement: `StatementView` with data from the servers. Filter and order are part of the address. */
export default function StatementPage() {
  const { accountStatement: title } = useMessages(pagesMessages);
  const words = {
    ...useMessages(statementPageMessages),
    title,
    statement: useMessages(statementMessages),
    bills: useMessages(billsMessages),
    filter: useMessages(billFilterMessages),
    commodities: useMessages(dataMessages),
  };
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const drawer = usePart(filterPart);
  const { start } = useFileDownload<ExportFormat>("statement export");
  const query = useMemo(() => decodeStatement(search), [search]);
  const serverFilter = useMemo(() => (matchesNothing(asBillFilter(query.filter)) ? null : toServerFilter(query.filter)), [query.filter]);
  const load = useStatement(serverFilter);
  const total = useStatementTotal(serverFilter);
  const account = useAccountTotal();
  const choices = useStatementChoices();
  const offered = loaded(choices);
  const supplies = useMemo(() => (offered ? supplyChoices(offered) : []), [offered]);
  const names = useMemo(() => new Map(supplies.map(({ id, name }) => [id, name])), [supplies]);
  usePage(title);

  const failed = [total, account, choices].flatMap((part: Load<unknown>) => (part.state === "LoadFailure" ? [part.retry] : []));
  const apply = (filter: StatementQuery["filter"]) => {
    setChoosing(false);
    navigate(pathOf({ ...query, filter }));
  };
  const exportRows = async (format: ExportFormat, rows: readonly AccountStatementRow[]) => {
    const saved = await start(format, async () => {
      const { exportFileName, exportTable } = await exportPart.load();
      return { file: await exportTable(format, statementTable(rows, words)), name: exportFileName(`${title} ${today()}`, format) };
    });
    // The export menu shows the failure.
    if (!saved) throw new Error("the statement could not be exported");
  };
  return (
    <StatementView
      query={query}
      load={load}
      total={total}
      account={account}
      names={names}
      supplies={supplies}
      today={today()}
      onFilter={apply}
      onJump={(filter) => {
        apply(filter);
        focusHeading();
      }}
      onSort={(sort) => navigate(pathOf({ ...query, sort }), { replace: true, state })}
      onExport={exportRows}
      onRetryParts={failed.length > 0 ? () => void failed.map((retry) => retry()) : undefined}
      filterLoading={drawer.loading}
      filterFailed={drawer.failed}
      onFilterNear={filterPart.preload}
      onFilterOpen={() => drawer.load(() => setChoosing(true))}
      onFilterDismiss={drawer.dismiss}
    >
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
