import { forwardRef, type HTMLAttributes } from "react";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { Panel } from "../layout/Card.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { panel } from "./AccountPanel.css.ts";
import { accountMessages } from "./messages.it.ts";
import { ReadOnlyNote, type ReadOnlyNoteProps } from "./ReadOnlyNote.tsx";

/** Every field of a residence except ids (PF-08), in the order of an address. */
const fields = [
  "toponym",
  "address",
  "civicNumber",
  "staircase",
  "floor",
  "internal",
  "postalCode",
  "city",
  "province",
  "country",
] as const;

export type ResidenceFacts = { readonly [Field in (typeof fields)[number]]?: string | null | undefined };

export interface ResidencePanelProps extends ReadOnlyNoteProps, Omit<HTMLAttributes<HTMLElement>, "children"> {
  residence: ResidenceFacts;
}

/** The customer's residence, read-only, and how to have it changed. A missing value shows "–". */
export const ResidencePanel = forwardRef<HTMLElement, ResidencePanelProps>(function ResidencePanel(
  { residence, supportPhone, className, ...rest },
  ref,
) {
  const words = useMessages(accountMessages);
  return (
    <Panel as="section" narrow aria-label={words.residence} {...rest} ref={ref} className={cx(panel, className)}>
      <DescriptionList items={fields.map((field) => ({ label: words[field], value: residence[field]?.trim() }))} />
      <ReadOnlyNote supportPhone={supportPhone} />
    </Panel>
  );
});
