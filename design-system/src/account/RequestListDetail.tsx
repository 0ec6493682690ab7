import { useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { LoadMore } from "../actions/LoadMore.tsx";
import { GroupedRows } from "../data/GroupedRows.tsx";
import { isAbsent } from "../data/isAbsent.ts";
import { RowLink } from "../data/RowGroup.tsx";
import { Timeline } from "../data/Timeline.tsx";
import type { useRowsByTen } from "../data/useRowsByTen.ts";
import { requestStatusMessages } from "../feedback/requestStatusMessages.it.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { StatusTag } from "../feedback/StatusTag.tsx";
import { StatusText } from "../feedback/StatusText.tsx";
import { Card } from "../layout/Card.tsx";
import { ListDetail } from "../layout/ListDetail.tsx";
import { ListDetailSkeleton } from "../layout/ListDetailSkeleton.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { rem } from "../theme/rem.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import type { RequestFacts } from "./RequestList.tsx";
import { requestMessages } from "./requestMessages.it.ts";
import { requestEvents, requestGroupOf, requestGroups } from "./requestProgress.ts";
import { statusLooks, useRequestTexts } from "./requestTexts.ts";

/** The request that a page's address opens beside the list. */
export interface RequestBeside {
  /** Its id in the address, or null. Without one the first is chosen: where the customer must act. */
  opened: string | null;
  /** Called with the id of the request that is chosen: put it into the address. */
  onOpen: (id: string) => void;
  /** Gives the address of the page with a request open. */
  hrefOf: (id: string) => string;
}

interface RequestListDetailProps extends RequestBeside, Omit<ReturnType<typeof useRowsByTen>, "shown"> {
  /** All requests, by who must act; none while they load. */
  requests: readonly RequestFacts[];
  /** Those in the list. */
  listed: readonly RequestFacts[];
}

/** The requests with the chosen one beside the list, from 1200 px on. Internal: `RequestsView` draws it. */
export function RequestListDetail({ requests, listed, opened, onOpen, hrefOf, hasMore, step, onLoadMore }: RequestListDetailProps) {
  const words = useMessages(requestMessages);
  const pageWords = useMessages(accountPagesMessages);
  const { formatCount } = useNumberFormats();
  const frame = useRef<HTMLDivElement>(null);
  const chosen = requests.find(({ id }) => id === opened) ?? requests[0];
  if (!chosen)
    return (
      <ListDetailSkeleton label={words.loading}>
        <Stack gap={2}>
          <Skeleton width={rem(14)} height={rem(1.75)} />
          <SkeletonLine width={rem(9)} />
        </Stack>
        <Card>
          <Stack gap={3}>
            <Skeleton shape="pill" width={rem(7)} height={rem(1.75)} />
            <SkeletonLine width={rem(8)} />
            <SkeletonLine />
            <SkeletonLine width={rem(12)} />
          </Stack>
        </Card>
        <Stack as="section" gap={3}>
          <Heading headingLevel={2} size="section">
            {words.timeline}
          </Heading>
          <Skeleton shape="control" height={rem(10)} />
        </Stack>
      </ListDetailSkeleton>
    );
  return (
    <ListDetail
      listLabel={pageWords.requestsList}
      detailLabel={pageWords.chosenRequest}
      shown={chosen.id}
      onShow={onOpen}
      list={(current) => (
        <GroupedRows
          ref={frame}
          label={pageWords.requestsList}
          groups={requestGroups.flatMap((group) => {
            const rows = listed.filter((request) => requestGroupOf(request) === group);
            if (rows.length === 0) return [];
            const count = requests.filter((request) => requestGroupOf(request) === group).length;
            return {
              title: words[group],
              count,
              rows: rows.map((request) => (
                <Row key={request.id} request={request} href={hrefOf(request.id)} isCurrent={request.id === current} />
              )),
            };
          })}
          foot={
            <LoadMore
              count={listed.length}
              hasMore={hasMore}
              onLoadMore={onLoadMore}
              label={formatCount(words.moreOne, words.moreOther, step)}
              loadedText={(added) => formatCount(words.loadedOne, words.loadedOther, added)}
              findItem={(index) => frame.current?.querySelectorAll<HTMLElement>("a[data-row]")[index]}
            />
          }
        />
      )}
      detail={<Detail key={chosen.id} request={chosen} />}
    />
  );
}

function Row({ request, href, isCurrent }: { request: RequestFacts; href: string; isCurrent: boolean }) {
  const statusWords = useMessages(requestStatusMessages);
  const { status, title, shortDay } = useRequestTexts(request);
  const { tone, icon, word } = statusLooks[status];
  return (
    <RowLink
      href={href}
      title={title}
      note={[request.supply, shortDay].filter(Boolean).join(" · ")}
      valueNote={
        <StatusText tone={tone} icon={icon}>
          {statusWords[word]}
        </StatusText>
      }
      data-row={request.id}
      aria-current={isCurrent || undefined}
    />
  );
}

function Detail({ request }: { request: RequestFacts }) {
  const { type, supply, asked, href, date, updatedAt, note } = request;
  const words = useMessages(requestMessages);
  const statusWords = useMessages(requestStatusMessages);
  const { status, title, days, story, next, againHref } = useRequestTexts(request);
  const about = supply || !isAbsent(asked);
  return (
    <>
      <PageHeader
        headingLevel={2}
        title={title}
        description={
          about && (
            <>
              {supply}
              {supply && !isAbsent(asked) && " · "}
              {asked}
            </>
          )
        }
      />
      <Card data-status={status}>
        <Stack gap={3}>
          <div>
            <StatusTag status={status} looks={statusLooks} messages={requestStatusMessages} />
          </div>
          {days && <p>{days}</p>}
          {next && <p>{next}</p>}
          {note}
          {againHref && (
            <Button wide href={againHref}>
              {words.again}
            </Button>
          )}
          {href && href !== againHref && (
            <Link href={href} icon="arrow">
              {type === "Complaint" ? words.toComplaint : words.toSupply}
            </Link>
          )}
        </Stack>
      </Card>
      <Stack as="section" gap={3}>
        <Heading headingLevel={3} size="section">
          {words.timeline}
        </Heading>
        <Card>
          <Timeline label={story} events={requestEvents({ status, date, updatedAt }, statusWords)} />
        </Card>
      </Stack>
    </>
  );
}
