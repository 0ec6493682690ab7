import { Button } from "../actions/Button.tsx";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { narrow } from "../layout/Card.css.ts";
import { Card } from "../layout/Card.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { type ComplaintCopyActions, ComplaintCopyCard } from "./ComplaintCopyCard.tsx";
import { ComplaintTimeline } from "./ComplaintTimeline.tsx";
import type { Complaint } from "./complaint.ts";
import { complaintMessages } from "./complaintMessages.it.ts";
import { complaintPageMessages } from "./complaintPageMessages.it.ts";
import type { ComplaintRules } from "./complaintRules.ts";

export interface ComplaintDetailViewProps extends Pick<PageHeaderProps, "back">, ComplaintCopyActions {
  /** The page's title until the complaint is there. */
  title: string;
  load: Load<Complaint>;
  /** Times, sums and source. @default no day is named */
  rules?: ComplaintRules | undefined;
  /** Gives the address of the page that answers a question of the retailer. */
  replyHref: (id: string) => string;
}

/** The page of one complaint (CL-21): its progress, what is asked of the customer, the answer, and the copy of what was sent. */
export function ComplaintDetailView({ title, back, load, rules, replyHref, onSaveCopy, onPrint }: ComplaintDetailViewProps) {
  const words = useMessages(complaintPageMessages);
  const kinds = useMessages(complaintMessages);
  const header = <PageHeader title={title} back={back} />;
  const loading = (
    <>
      {header}
      <SkeletonGroup label={words.loading}>
        <Skeleton shape="control" height="20rem" />
      </SkeletonGroup>
    </>
  );
  return (
    <Loaded load={load} loading={loading} empty={loading} failedHeader={header} failedTitle={words.failureTitle}>
      {(complaint) => {
        const { id, kind, number, asked, answer } = complaint;
        return (
          <>
            <PageHeader
              title={kind === "unknown" ? kinds.unknownKind : kinds[kind]}
              back={back}
              description={fill(words.sentTitle, { number })}
            />
            <Stack gap={6} className={narrow}>
              <Card>
                <ComplaintTimeline complaint={complaint} rules={rules} />
              </Card>
              {asked !== null && !answer && (
                <Alert tone="warning" title={words.askedTitle} action={<Button href={replyHref(id)}>{words.reply}</Button>}>
                  <ContentText>{asked}</ContentText>
                </Alert>
              )}
              {answer?.text && (
                <Stack as="section" gap={3}>
                  <Heading headingLevel={2} size="section">
                    {words.answerTitle}
                  </Heading>
                  <Card>
                    <p>
                      <ContentText>{answer.text}</ContentText>
                    </p>
                  </Card>
                </Stack>
              )}
              <ComplaintCopyCard receipt={complaint} copy={complaint.copy} onSaveCopy={onSaveCopy} onPrint={onPrint} />
            </Stack>
          </>
        );
      }}
    </Loaded>
  );
}
