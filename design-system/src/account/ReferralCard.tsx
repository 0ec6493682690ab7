import { forwardRef, type HTMLAttributes, useId, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../actions/Button.tsx";
import { CopyButton } from "../actions/CopyButton.tsx";
import { hiddenCode, useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { TextField } from "../forms/TextField.tsx";
import { ShareIcon } from "../icons/ShareIcon.ts";
import { Card } from "../layout/Card.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import { type HeadingLevel, levelBelow } from "../text/headingLevel.ts";
import { SafeHtml } from "../text/SafeHtml.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import * as styles from "./ReferralCard.css.ts";
import { referralMessages } from "./referralMessages.it.ts";

export interface ReferralCardProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "title"> {
  friendCode: string;
  /** Name of the promotion. */
  title: string;
  /** Plain text or HTML (see `SafeHtml`). */
  description?: string | null | undefined;
  /** Reward in euros for each of the two customers. Not shown if missing. */
  reward?: number | null | undefined;
  /** Last valid day, as ISO day or timestamp. Not shown if missing. */
  validTo?: string | null | undefined;
  /** Text and address to share. The button "Condividi" is shown only if this is set and the browser can share. */
  share?: { text: string; url: string } | undefined;
  /** Steps in order. @default the three steps of the messages */
  steps?: readonly string[] | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

const subscribeNever = () => () => {};
const canShare = () => typeof navigator.share === "function";
const onServer = () => false;

type Said = "copyBlocked" | "shareBlocked";

/**
 * The customer's referral code, with buttons to copy and share it, and the reward for both customers. In discreet mode the code is nowhere in
 * the document, and nothing copies or shares it, because a phone shows what was copied.
 */
export const ReferralCard = forwardRef<HTMLElement, ReferralCardProps>(function ReferralCard(
  { friendCode, title, description, reward, validTo, share, steps, headingLevel = 2, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkAmount("account/ReferralCard", "reward", reward);
  const words = useMessages(referralMessages);
  const { fillDates, formatDayMonth } = useFormats();
  const discreet = useDiscreet();
  const money = useMoneyText();
  const code = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const sharing = useSyncExternalStore(subscribeNever, canShare, onServer);
  const [said, setSaid] = useState<Said>();
  const date = formatDayMonth(validTo, { year: true });

  const select = () => {
    code.current?.focus();
    code.current?.select();
    setSaid("copyBlocked");
  };
  const send = async () => {
    try {
      await navigator.share({ title, ...share });
    } catch (error) {
      // Closing the browser's share panel is not an error.
      if ((error as Error).name !== "AbortError") setSaid("shareBlocked");
    }
  };

  return (
    <Card
      as="section"
      aria-labelledby={rest["aria-label"] ? undefined : headingId}
      {...rest}
      ref={ref}
      className={cx(styles.referral, className)}
    >
      <div className={styles.head}>
        <Heading id={headingId} headingLevel={headingLevel}>
          <ContentText>{title}</ContentText>
        </Heading>
        {reward != null && Number.isFinite(reward) && <p className={styles.reward}>{fill(words.reward, { amount: money(reward) })}</p>}
        {description && <SafeHtml html={description} />}
        {date && <Text tone="muted">{fillDates(words.validTo, { date })}</Text>}
      </div>
      <div>
        <div className={styles.code} onClickCapture={() => setSaid(undefined)}>
          <TextField
            ref={code}
            readOnly
            label={words.code}
            hint={discreet ? words.codeHidden : undefined}
            value={discreet ? hiddenCode : friendCode}
            className={styles.field}
            dir="ltr"
          />
          {!discreet && <CopyButton variant="primary" text={friendCode} label={words.copy} className={styles.button} onBlocked={select} />}
          {!discreet && share && sharing && (
            <Button variant="secondary" icon={ShareIcon} className={styles.button} onClick={send}>
              {words.share}
            </Button>
          )}
        </div>
        <p role="status" className={styles.said}>
          {said && words[said]}
        </p>
      </div>
      <div className={styles.head}>
        <Heading headingLevel={levelBelow(headingLevel)}>{words.steps}</Heading>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without its own numbers for no list. */}
        <ol role="list" className={styles.steps}>
          {(steps ?? [words.step1, words.step2, words.step3]).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Card>
  );
});
