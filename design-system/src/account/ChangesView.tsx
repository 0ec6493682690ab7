import { useMemo, useState } from "react";
import { type ExportFormat, ExportMenu } from "../data/ExportMenu.tsx";
import type { ExportTable } from "../data/exportTable.ts";
import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { useRowsByTen } from "../data/useRowsByTen.ts";
import { Alert } from "../feedback/Alert.tsx";
import { requestStatusMessages } from "../feedback/requestStatusMessages.it.ts";
import { useTableExport } from "../files/useTableExport.ts";
import { PhoneIcon } from "../icons/PhoneIcon.ts";
import { ChoiceChips } from "../layout/ChoiceChips.tsx";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { Inline, Stack } from "../layout/Stack.tsx";
import { Link } from "../text/Link.tsx";
import { unbrokenPhone } from "../text/phoneText.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { AccountList } from "./AccountList.tsx";
import { ChangeRow } from "./ChangeRow.tsx";
import { changesMessages } from "./changesMessages.it.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { type ChangeKind, changeKinds, changesTable, kindsOf, type ProfileChange } from "./profileChange.ts";
import * as styles from "./RequestList.css.ts";

export interface ChangesViewProps extends Pick<PageHeaderProps, "back"> {
  /** Title of the page, and of the table that is exported. */
  title: string;
  /** All changes, newest first, with unique `id`s. */
  load: Load<readonly ProfileChange[]>;
  /** Returns the name of a supply as it is displayed; null while the names are loading, and nothing for one that is not known. */
  nameOf: (supplyId: string) => string | null | undefined;
  /** Saves the changes of the chosen kind as a file. @default saves them by `useTableExport` */
  onExport?: ((format: ExportFormat, table: ExportTable) => Promise<void>) | undefined;
  /** Telephone number of customer service as it is displayed. */
  phone: string;
  /** Page on which to write to the retailer. Without it the way is a call. */
  complaintHref?: string | undefined;
}

const none: readonly ProfileChange[] = [];

/** Lines of a change below its title: the supply, the values before and after, who and when. */
const lines = ["quiet", "text", "text", "quiet"] as const;

/** The page of the changes of the customer's data, newest first, ten at a time, with a chip for each kind that there is (PF-25). */
export function ChangesView({ load, nameOf, onExport, phone, complaintHref, ...header }: ChangesViewProps) {
  const words = useMessages(changesMessages);
  const statusWords = useMessages(requestStatusMessages);
  const save = useTableExport();
  const [chosen, choose] = useState<ChangeKind>();
  const changes = loadedData(load) ?? none;
  const isComing = load.state === "Loading" || load.state === "Unset";
  // Before the changes come the chips of all kinds keep the room that most of them will need.
  const kinds = useMemo((): readonly ChangeKind[] => (isComing ? changeKinds : kindsOf(changes)), [isComing, changes]);
  const kind = chosen && kinds.includes(chosen) ? chosen : undefined;
  const filtered = useMemo(() => (kind ? changes.filter((change) => change.kind === kind) : changes), [changes, kind]);
  return (
    <ProfileFrame
      {...header}
      description={words.description}
      column
      action={
        (changes.length > 0 || isComing) && (
          <ExportMenu
            disabled={isComing}
            label={words.exportName}
            onExport={(format) => (onExport ?? save)(format, changesTable(filtered, header.title, nameOf, words, statusWords))}
          >
            {words.export}
          </ExportMenu>
        )
      }
    >
      <Stack gap={4} className={styles.list}>
        {(kinds.length > 1 || isComing) && (
          <ChoiceChips
            aria-label={words.filter}
            disabled={isComing}
            allLabel={words.all}
            chips={kinds.map((name) => ({ name, label: words[name === "unknown" ? "other" : name] }))}
            chosen={kind}
            onChoose={choose}
          />
        )}
        <Rows key={kind} load={load} changes={filtered} nameOf={nameOf} />
        {changes.length > 0 && (
          <Alert
            title={words.notMe}
            action={
              <Inline gap={4}>
                {complaintHref && (
                  <Link href={complaintHref} icon="arrow">
                    {words.write}
                  </Link>
                )}
                <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`} icon={PhoneIcon}>
                  {fill(words.call, { phone: unbrokenPhone(phone) })}
                </Link>
              </Inline>
            }
          >
            {words.notMeText}
          </Alert>
        )}
      </Stack>
    </ProfileFrame>
  );
}

interface RowsProps extends Pick<ChangesViewProps, "load" | "nameOf"> {
  changes: readonly ProfileChange[];
}

/** The changes of one kind, ten at a time. */
function Rows({ load, changes, nameOf }: RowsProps) {
  const words = useMessages(changesMessages);
  const { shown, ...more } = useRowsByTen(changes);
  return (
    <AccountList {...more} {...listState(load)} label={words.list} words={words} entry={lines}>
      {shown.map((change) => (
        <li key={change.id}>
          <ChangeRow change={change} supply={change.supplyId === null ? undefined : nameOf(change.supplyId)} />
        </li>
      ))}
    </AccountList>
  );
}
