import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import type { Update } from "../data/load.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { SuccessCallout } from "../feedback/SuccessCallout.tsx";
import { Card } from "../layout/Card.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { type Attachment, sha256Of } from "./attachment.ts";
import { type ComplaintCopyActions, ComplaintCopyCard } from "./ComplaintCopyCard.tsx";
import { ComplaintForm, type ComplaintFormProps } from "./ComplaintForm.tsx";
import { ComplaintTimeline } from "./ComplaintTimeline.tsx";
import type { ComplaintReceipt } from "./complaint.ts";
import { complaintCopy } from "./complaintCopy.ts";
import { complaintCopyMessages } from "./complaintCopyMessages.it.ts";
import { complaintMessages } from "./complaintMessages.it.ts";
import { complaintPageMessages } from "./complaintPageMessages.it.ts";
import type { ComplaintRules } from "./complaintRules.ts";
import type { ComplaintFields } from "./complaintSchema.ts";

/** Knowledge about a complaint whose answer was lost. */
export const lostComplaints = ["notReceived", "notKnown"] as const;
export type LostComplaint = (typeof lostComplaints)[number];

/** A complaint as it is sent. */
export interface SentComplaint {
  fields: ComplaintFields;
  attachments: readonly Attachment[];
  /** Number of the complaint that this one answers. */
  repliesTo: string | undefined;
  /** The text that the customer keeps. */
  copy: string;
  /** SHA-256 of the copy, by which a complaint is found again after a lost answer. */
  sha256: string;
}

export interface ComplaintViewProps
  extends Pick<PageHeaderProps, "title" | "back">,
    Pick<ComplaintFormProps, "defaultValues" | "lostFiles" | "onValuesChange">,
    ComplaintCopyActions {
  /** The complaint that this one answers, with the words by which more was asked. @default a new one */
  replyTo?: { number: string; asked: string | null } | undefined;
  /** Sends a complaint. While its promise is pending, nothing else can be sent. */
  onSend: (complaint: SentComplaint) => unknown;
  /**
   * Reason why it was not sent: `notReceived` if the answer was lost and the servers do not have it, `notKnown` if nobody could find that out.
   * Any other is a sentence.
   */
  failure?: { reason: LostComplaint } | { text: string } | undefined;
  /** State of the sending. Once it is "Updated" the receipt stands in the place of the form. */
  update: Update<ComplaintReceipt>;
  /** Times by which the receipt says when the answer comes. @default none is named */
  rules?: ComplaintRules | undefined;
  /** Gives the address of a complaint's own page. @default there is none */
  hrefOf?: ((id: string) => string) | undefined;
}

/** The page on which a customer writes to the retailer, whole: the form, then the receipt with the copy of what was sent (CL-12). */
export function ComplaintView({
  title,
  back,
  replyTo,
  onSend,
  update,
  rules,
  hrefOf,
  onSaveCopy,
  onPrint,
  failure,
  ...form
}: ComplaintViewProps) {
  const words = useMessages(complaintPageMessages);
  const copyWords = useMessages(complaintCopyMessages);
  const kinds = useMessages(complaintMessages);
  const { formatDayMonth } = useFormats();
  const today = useToday();
  const [sent, setSent] = useState<SentComplaint>();
  const receipt = update.state === "Updated" ? update.data : undefined;

  async function send(fields: ComplaintFields, attachments: readonly Attachment[]) {
    const writeDay = (day: string) => formatDayMonth(day, { year: true }) ?? day;
    const repliesTo = replyTo?.number;
    const copy = complaintCopy({ fields, attachments, repliesTo, day: writeDay(today), writeDay }, copyWords, kinds);
    const complaint = { fields, attachments, repliesTo, copy, sha256: await sha256Of(copy) };
    setSent(complaint);
    await onSend(complaint);
  }

  if (receipt && sent) {
    const { number, id, receivedOn } = receipt;
    const complaint = { number, kind: sent.fields.kind, receivedOn, fourMonthly: null, asked: null, answer: null };
    return (
      <Stack gap={5}>
        <SuccessCallout opening={words.sent}>{fill(words.sentText, { email: sent.fields.email })}</SuccessCallout>
        <PageHeader title={fill(words.sentTitle, { number })} back={back} description={kinds[sent.fields.kind]} />
        <Card>
          <Stack gap={4}>
            <ComplaintTimeline complaint={complaint} rules={rules} />
            {id !== null && hrefOf && (
              <div>
                <Button href={hrefOf(id)}>{words.follow}</Button>
              </div>
            )}
          </Stack>
        </Card>
        <ComplaintCopyCard receipt={receipt} copy={sent.copy} onSaveCopy={onSaveCopy} onPrint={onPrint} />
      </Stack>
    );
  }
  return (
    <>
      <PageHeader
        title={replyTo ? fill(words.replyTo, { number: replyTo.number }) : title}
        back={back}
        description={replyTo ? undefined : words.description}
      />
      <Stack gap={5}>
        {replyTo?.asked && <Alert title={words.askedTitle}>{replyTo.asked}</Alert>}
        <ComplaintForm
          {...form}
          failure={failure && ("reason" in failure ? words[failure.reason] : failure.text)}
          asksKind={!replyTo}
          busy={update.state === "Updating"}
          onSubmit={send}
        />
      </Stack>
    </>
  );
}
