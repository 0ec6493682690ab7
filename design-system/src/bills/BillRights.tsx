import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { PhoneIcon } from "../icons/PhoneIcon.ts";
import { Card } from "../layout/Card.tsx";
import { Inline, Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { unbrokenPhone } from "../text/phoneText.ts";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages, type WordsOf } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import * as styles from "./BillRights.css.ts";
import { RightsBars } from "./RightsBars.tsx";
import type { Right, RightKind } from "./rights.ts";
import { rightsMessages } from "./rightsMessages.it.ts";
import type { RightsRules } from "./rightsRules.ts";
import { checkText, rightText, rightTitle, sourceText, untilText } from "./rightsText.ts";

export interface BillRightsProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "title"> {
  /** Rights, as `rightsOf` gives them. Without any nothing is rendered. */
  rights: readonly Right[];
  /** Source of the figures, and the day on which they were checked. */
  rules: Pick<RightsRules, "source" | "checked">;
  /** Page on which to use a right, by its kind. Without one the way is a call. */
  hrefs: Readonly<Partial<Record<RightKind, string | undefined>>>;
  /** Telephone number of customer service as it is displayed: "800 900 100". */
  phone: string;
  /** Draws the way to put the last day of a right into a calendar. */
  calendarOf?: ((right: Right, title: string) => ReactNode) | undefined;
  /** Draws something else in the place of a right's text and way, such as the state of a request for it. */
  contentOf?: ((right: Right, content: ReactNode) => ReactNode) | undefined;
  /** Level of the section's heading; those of the rights are one below. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

type Words = WordsOf<typeof rightsMessages>;

const oneBelow = (level: HeadingLevel): HeadingLevel => Math.min(level + 1, 6) as HeadingLevel;

const ways = {
  anomaly: "complain",
  instalments: "askInstalments",
  estimate: "sendReading",
  oldUse: "complain",
  samePeriod: "complain",
} as const satisfies Record<RightKind, keyof Words>;

/**
 * The rights of a customer about a bill (BL-161): each with its figures, its last day, and the way to use it. The figures of the law are the
 * site's (`RightsRules`), and the section names their source. State: `data-right` on each, with its kind.
 */
export const BillRights = forwardRef<HTMLElement, BillRightsProps>(function BillRights(
  { rights, rules, hrefs, phone, calendarOf, contentOf, headingLevel = 2, className, ...rest },
  ref,
) {
  const words = useMessages(rightsMessages);
  const dates = useMessages(dateMessages);
  const formats = useFormats();
  const money = useMoneyText();
  const today = useToday();
  const call = fill(words.call, { phone: unbrokenPhone(phone) });
  if (rights.length === 0) return null;
  return (
    <Stack as="section" gap={3} {...rest} ref={ref} className={cx(styles.rights, className)}>
      <Heading headingLevel={headingLevel}>{words.title}</Heading>
      <Card>
        {rights.map((right) => {
          const { kind, lastDay } = right;
          const title = rightTitle(right, words);
          const href = hrefs[kind];
          const content = (
            <>
              {kind === "anomaly" && <RightsBars right={right} />}
              <Text>{kind === "anomaly" ? checkText(right, words, money) : rightText(right, words, money, formats)}</Text>
              {lastDay && (
                <Text>
                  <strong>{untilText(lastDay, today, words, dates, formats)}</strong>
                </Text>
              )}
              <Inline gap={4}>
                <Link href={href ?? `tel:${phone.replace(/[^\d+]/g, "")}`} icon={href ? "arrow" : PhoneIcon}>
                  {href ? words[ways[kind]] : call}
                </Link>
                {lastDay && calendarOf?.(right, title)}
              </Inline>
            </>
          );
          return (
            <div key={kind} className={styles.right} data-right={kind}>
              <Heading headingLevel={oneBelow(headingLevel)} size="small">
                {title}
              </Heading>
              {contentOf ? contentOf(right, content) : content}
            </div>
          );
        })}
        <Text size="small" tone="muted" className={styles.source}>
          {sourceText(rules, words, formats)}
        </Text>
      </Card>
    </Stack>
  );
});
