import { forwardRef, type HTMLAttributes } from "react";
import { Amount } from "../data/Amount.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { type BillDataFacts, type BillDataRow, billDataRows } from "./billDataRows.ts";
import { useBillDataWords } from "./useBillDataWords.ts";

export interface BillDataProps extends BillDataFacts, Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

function valueIn(row: BillDataRow, { formatDayMonth }: Formats) {
  if (row.kind === "day") return formatDayMonth(row.value, { year: true }) ?? row.value;
  if (row.kind === "money") return <Amount euros={row.value} />;
  return row.kind === "code" ? <PrivateCode code={row.value} /> : row.value;
}

/**
 * Facts of a bill's document besides its parts, so that its page holds all of the PDF (BL-205): customer, codes of the supply, days of
 * the period, due date, and what it is paid by. A fact that is not known is left out.
 */
export const BillData = forwardRef<HTMLElement, BillDataProps>(function BillData(
  { bill, supplies, customer, headingLevel = 2, ...rest },
  ref,
) {
  const words = useBillDataWords();
  const formats = useFormats();
  const rows = billDataRows({ bill, supplies, customer }, words, formats);
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={3} {...rest} ref={ref}>
      <Heading headingLevel={headingLevel} size="section">
        {words.title}
      </Heading>
      <Card>
        <DescriptionList items={rows.map((row) => ({ label: row.label, value: valueIn(row, formats) }))} />
      </Card>
    </Stack>
  );
});
