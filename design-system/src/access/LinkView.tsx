import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { CloudOffIllustration } from "../feedback/illustrations/CloudOffIllustration.tsx";
import { Progress } from "../feedback/Progress.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { LinkOutcome, type LinkOutcomeProps, type LinkResult } from "./LinkOutcome.tsx";
import { linkMessages } from "./linkMessages.it.ts";

export interface LinkViewProps extends Pick<LinkOutcomeProps, "purpose" | "renewHref">, Pick<PageHeaderProps, "title"> {
  load: Load<{ result: LinkResult }>;
  /** Reason why the link could not be executed, in words. */
  failure?: string | undefined;
  /** Address of the sign-in page. */
  signInHref: string;
  /** Address of the home page, for a customer who is signed in. */
  homeHref?: string | undefined;
  /** Details shown after a success. */
  children?: ReactNode;
}

/** The page of a link that is executed as soon as it opens: its result, and a way to continue. */
export function LinkView({ title, load, failure, signInHref, homeHref, children, ...rest }: LinkViewProps) {
  const words = useMessages(linkMessages);
  const onward = homeHref ? { continueHref: homeHref, continueLabel: words.home } : { continueHref: signInHref };
  return (
    <Loaded
      load={load}
      loading={
        <AuthLayout aria-busy="true">
          <PageHeader title={title} />
          <Progress label={words.following} />
        </AuthLayout>
      }
      failure={({ retry }) => (
        <AuthLayout>
          <EmptyState
            headingLevel={1}
            illustration={<CloudOffIllustration />}
            title={words.notChecked}
            description={failure}
            action={<Button onClick={retry}>{words.retry}</Button>}
          />
        </AuthLayout>
      )}
    >
      {({ result }) => (
        <AuthLayout>
          <LinkOutcome {...rest} {...onward} result={result} takesFocus>
            {result === "success" && children}
          </LinkOutcome>
        </AuthLayout>
      )}
    </Loaded>
  );
}
