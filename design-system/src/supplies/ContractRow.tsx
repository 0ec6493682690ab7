import { type Load, loadedData } from "../data/load.ts";
import { RowLink } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { FileIcon } from "../icons/FileIcon.ts";
import { useMessages } from "../theme/messages.ts";
import type { Contract } from "./contract.ts";
import { contractMessages } from "./contractMessages.it.ts";
import { MissingValue } from "./MissingValue.tsx";

interface ContractRowProps {
  href: string;
  /** Name of the page that it leads to. */
  title: string;
  load: Load<Pick<Contract, "priceKind" | "priceEnd" | "offerName">>;
}

/** The row of a supply's page that leads to its contract, with the kind of price in one line. Internal. */
export function ContractRow({ href, title, load }: ContractRowProps) {
  const words = useMessages(contractMessages);
  const { fillDates, formatDayMonth } = useFormats();
  const contract = loadedData(load);
  const noteOf = ({ priceKind, priceEnd, offerName }: NonNullable<typeof contract>) => {
    if (priceKind === "variable") return words.variablePrice;
    const date = priceKind && formatDayMonth(priceEnd, { year: true });
    if (date) return fillDates(words.fixedUntil, { date });
    return priceKind ? words.fixedPrice : offerName;
  };
  return <RowLink glyph={<FileIcon />} href={href} title={title} note={contract ? noteOf(contract) : <MissingValue load={load} />} />;
}
