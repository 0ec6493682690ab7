import { forwardRef, type HTMLAttributes } from "react";
import { Absent } from "../data/Absent.tsx";
import { MaskedValue } from "../data/MaskedValue.tsx";
import { useFormats } from "../data/useFormats.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { cards } from "./AccountPanel.css.ts";
import { accountMessages } from "./messages.it.ts";
import { ReadOnlyNote, type ReadOnlyNoteProps } from "./ReadOnlyNote.tsx";
import { SettingRows } from "./SettingRows.tsx";

type Maybe = string | null | undefined;

export interface PersonalDataProps extends ReadOnlyNoteProps, Omit<HTMLAttributes<HTMLElement>, "children"> {
  name: Maybe;
  surname: Maybe;
  fiscalCode: Maybe;
  /** ISO day, shown as DD/MM/YYYY (CS-11). */
  birthday: Maybe;
  birthplace: Maybe;
}

/** The customer's personal data, read-only. The fiscal code is masked until the customer reveals it. A missing value is left out, but for the name (CH-53). */
export const PersonalData = forwardRef<HTMLElement, PersonalDataProps>(function PersonalData(
  { name, surname, fiscalCode, birthday, birthplace, supportPhone, className, ...rest },
  ref,
) {
  const words = useMessages(accountMessages);
  const { formatDayMonth } = useFormats();
  return (
    <section aria-label={words.personalData} {...rest} ref={ref} className={cx(cards, className)}>
      <SettingRows
        rows={[
          { label: words.name, value: name?.trim() || <Absent /> },
          { label: words.surname, value: surname },
          { label: words.fiscalCode, value: fiscalCode && <MaskedValue value={fiscalCode} label={words.theFiscalCode} /> },
          { label: words.birthday, value: formatDayMonth(birthday, { year: true }) },
          { label: words.birthplace, value: birthplace },
        ]}
      />
      <ReadOnlyNote supportPhone={supportPhone} />
    </section>
  );
});
