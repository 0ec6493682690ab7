import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { NoVouchersIllustration } from "../feedback/illustrations/NoVouchersIllustration.tsx";
import { Panel } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./LandingPanel.css.ts";
import { publicMessages } from "./publicMessages.it.ts";

export interface LandingPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, "title" | "children"> {
  /** The offer; the page's `h1`. @default vouchers */
  title?: string | undefined;
  /** One or two sentences. */
  description?: string | undefined;
  /** Steps in order. @default the three steps from signing in to using a voucher in a shop */
  steps?: readonly { title: string; text: string }[] | undefined;
  /** @default a voucher */
  illustration?: ReactNode;
  signInHref: string;
  registerHref: string;
}

/** The landing page of a campaign (AC-14, /buoni): the offer, the steps to use it, and links to sign in and register. */
export const LandingPanel = forwardRef<HTMLDivElement, LandingPanelProps>(function LandingPanel(
  { title, description, steps, illustration, signInHref, registerHref, className, ...rest },
  ref,
) {
  const words = useMessages(publicMessages);
  const shown = steps ?? [
    { title: words.landingStep1, text: words.landingStep1Text },
    { title: words.landingStep2, text: words.landingStep2Text },
    { title: words.landingStep3, text: words.landingStep3Text },
  ];
  return (
    <div {...rest} ref={ref} className={cx(styles.landing, className)}>
      <Panel className={styles.hero}>
        <div className={styles.words}>
          <Heading headingLevel={1} tabIndex={-1}>
            {title ?? words.landingTitle}
          </Heading>
          <Text size="lead" tone="muted">
            {description ?? words.landingDescription}
          </Text>
          <ButtonGroup align="start">
            <Button href={registerHref} variant="secondary">
              {words.register}
            </Button>
            <Button href={signInHref}>{words.signIn}</Button>
          </ButtonGroup>
        </div>
        <div className={styles.picture}>{illustration ?? <NoVouchersIllustration />}</div>
      </Panel>
      <Stack as="section" gap={5}>
        <Heading headingLevel={2}>{words.landingSteps}</Heading>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without numbers for no list. */}
        <ol role="list" className={styles.steps}>
          {shown.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <Heading headingLevel={3}>{step.title}</Heading>
              <Text tone="muted">{step.text}</Text>
            </li>
          ))}
        </ol>
      </Stack>
    </div>
  );
});
