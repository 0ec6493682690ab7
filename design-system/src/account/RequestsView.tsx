import { Suspense } from "react";
import { Button } from "../actions/Button.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { maskedCode } from "../data/masked.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { useRowsByTen } from "../data/useRowsByTen.ts";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { pending } from "../layout/pending.css.ts";
import { lateComponent } from "../theme/lateComponent.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { type RequestFacts, RequestList } from "./RequestList.tsx";
import type { RequestBeside } from "./RequestListDetail.tsx";
import { byWhoActs } from "./requestProgress.ts";

/** A new value that was asked for. */
export type AskedValue =
  | { kind: "account" | "booklet"; code: string }
  | { kind: "address"; address: string }
  | { kind: "land"; sheet: string; particle: string };

export interface SentRequest extends Omit<RequestFacts, "asked"> {
  /** The new value; null if it is unknown or not in force. */
  asked: AskedValue | null;
}

export interface RequestsViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  /** All requests, newest first, with unique `id`s. */
  load: Load<readonly SentRequest[]>;
  /** Address of the supplies, where changes are requested. */
  suppliesHref: string;
  /** Draws one request beside the list, where the window has room for both (`useWideWindow`). @default the list alone */
  beside?: RequestBeside | undefined;
}

/** Loaded in windows that have room for it. */
const RequestListDetail = lateComponent(() => import("./RequestListDetail.tsx"), "RequestListDetail");

const none: readonly SentRequest[] = [];

/** The new value in a few words. Codes are masked, and hidden in discreet mode. */
function Asked({ asked }: { asked: AskedValue }) {
  const words = useMessages(accountPagesMessages);
  switch (asked.kind) {
    case "address":
      return fill(words.askedAddress, { address: asked.address });
    case "land":
      return fill(words.askedLand, { sheet: asked.sheet, particle: asked.particle });
    case "account":
    case "booklet":
      return (
        <>
          {asked.kind === "account" ? words.askedAccount : words.askedBooklet} <PrivateCode code={maskedCode(asked.code)} />
        </>
      );
  }
}

/** The page of the customer's requests, by who must act next, ten at a time. */
export function RequestsView({ load, suppliesHref, beside, ...header }: RequestsViewProps) {
  const words = useMessages(accountPagesMessages);
  const requests = byWhoActs(loadedData(load) ?? none).map(({ asked, ...request }) => ({
    ...request,
    asked: asked && <Asked asked={asked} />,
  }));
  const { shown, ...more } = useRowsByTen(requests);
  const list = listState(load);
  return (
    <ProfileFrame {...header}>
      {beside && (requests.length > 0 || list.state === "loading") ? (
        <Suspense fallback={<div className={pending} />}>
          <RequestListDetail {...more} {...beside} requests={requests} listed={shown} />
        </Suspense>
      ) : (
        <RequestList
          {...more}
          {...list}
          label={words.requestsList}
          requests={shown}
          emptyAction={
            <Button variant="secondary" href={suppliesHref}>
              {words.toSupplies}
            </Button>
          }
        />
      )}
    </ProfileFrame>
  );
}
