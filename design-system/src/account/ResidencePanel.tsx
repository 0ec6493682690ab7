import { Fragment, forwardRef, type HTMLAttributes } from "react";
import { CopyButton } from "../actions/CopyButton.tsx";
import { Absent } from "../data/Absent.tsx";
import { useFormats } from "../data/useFormats.ts";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { useMessages } from "../theme/messages.ts";
import { cards } from "./AccountPanel.css.ts";
import { accountMessages } from "./messages.it.ts";
import { ReadOnlyNote, type ReadOnlyNoteProps } from "./ReadOnlyNote.tsx";
import { SettingRows } from "./SettingRows.tsx";

/** Fields of a residence except ids (PF-08). */
type ResidenceField =
  | "toponym"
  | "address"
  | "civicNumber"
  | "staircase"
  | "floor"
  | "internal"
  | "postalCode"
  | "city"
  | "province"
  | "country";

export type ResidenceFacts = { readonly [Field in ResidenceField]?: string | null | undefined };

export interface ResidencePanelProps extends ReadOnlyNoteProps, Omit<HTMLAttributes<HTMLElement>, "children"> {
  residence: ResidenceFacts;
}

/** The customer's residence as on an envelope, read-only, and how to have it changed (PF-22). Missing fields are left out. */
export const ResidencePanel = forwardRef<HTMLElement, ResidencePanelProps>(function ResidencePanel(
  { residence, supportPhone, className, ...rest },
  ref,
) {
  const words = useMessages(accountMessages);
  const { insideSentence } = useFormats();
  const discreet = useDiscreet();
  const field = (name: ResidenceField) => residence[name]?.trim() ?? "";
  const inside = (["staircase", "floor", "internal"] as const)
    .filter((name) => field(name))
    .map((name) => `${insideSentence(words[name])} ${field(name)}`);
  const province = field("province");
  const lines = [
    [field("toponym"), field("address"), field("civicNumber")],
    [inside.join(", ")],
    [field("postalCode"), field("city"), province && `(${province})`],
    [field("country")],
  ]
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean);
  const value = lines.map((line) => (
    <Fragment key={line}>
      {line}
      <br />
    </Fragment>
  ));
  return (
    <section aria-label={words.residence} {...rest} ref={ref} className={cx(cards, className)}>
      <SettingRows
        rows={[
          {
            label: words.home,
            value: lines.length > 0 ? value : <Absent />,
            action: lines.length > 0 && !discreet && (
              <CopyButton text={lines.join("\n")} label={words.copyAddress} aria-label={words.copyAddressName} />
            ),
          },
        ]}
      />
      <ReadOnlyNote supportPhone={supportPhone} />
    </section>
  );
});
