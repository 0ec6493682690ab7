import { type ReactNode, Suspense } from "react";
import { aheadSupply } from "../bills/aheadSupply.ts";
import type { Bill } from "../bills/bill.ts";
import { billCardMessages } from "../bills/cardMessages.it.ts";
import { toPay } from "../bills/openBills.ts";
import { stateOf } from "../bills/stateOf.ts";
import { billName } from "../bills/toCard.ts";
import { areAllTwins, doubtfulOf, twinGroups, twinsOf } from "../bills/twins.ts";
import { Loaded } from "../data/Loaded.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { useMedia } from "../layout/useMedia.ts";
import { widestWindow } from "../layout/widestWindow.ts";
import type { Supply } from "../supplies/supply.ts";
import { cx } from "../theme/cx.ts";
import { lateComponent } from "../theme/lateComponent.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { ActiveSupplies, type ActiveSuppliesProps, shownSupplies } from "./ActiveSupplies.tsx";
import { type AllDueDatesWay, DueDatesSection } from "./DueDatesSection.tsx";
import { billsToShow, dueDates, type HomeBills, type ReadingDue } from "./due.ts";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { HomeYearSkeleton } from "./HomeYearSkeleton.tsx";
import { column, columns, withThird } from "./home.css.ts";
import type { HomeLinks } from "./homeLinks.ts";
import { LatestBills } from "./LatestBills.tsx";
import { homeMessages } from "./messages.it.ts";
import { isNewcomer } from "./newcomer.ts";
import { Urgent } from "./Urgent.tsx";

/** Shown only to new customers. */
const FirstSteps = lateComponent(() => import("./FirstSteps.tsx"), "FirstSteps");
const NoBills = lateComponent(() => import("../bills/NoBills.tsx"), "NoBills");

/** Above this number of bills to pay, they are summed month by month. */
const manyBills = 6;
const MonthsToPay = lateComponent(() => import("./MonthsToPay.tsx"), "MonthsToPay");

export interface HomeViewProps extends Omit<ActiveSuppliesProps, "links"> {
  links: HomeLinks;
  /** Name for the greeting, once it is loaded. */
  name?: string | undefined;
  bills: Load<HomeBills>;
  /** True until it is known whether a reading is requested. @default false */
  waiting?: boolean | undefined;
  /** Readings that can be sent, for the due dates. */
  readings?: readonly ReadingDue[] | undefined;
  /** The way to all due dates. @default none */
  allDueDates?: AllDueDatesWay | undefined;
  /** Draws the callouts about bills for one period, each period once. */
  callout?: ((groups: readonly (readonly Bill[])[], nameOf: (bill: Bill) => string) => ReactNode) | undefined;
  /** Draws the payments that the customer has reported (`ReportedPayments`). */
  reported?: ((bills: readonly Bill[], nameOf: (bill: Bill) => string) => ReactNode) | undefined;
  /** Draws the next bill of a supply, as a row (`NextBillRow`) or as the panel of a customer with nothing to pay (`NextBillNight`). */
  ahead?: ((supply: Supply, bills: readonly Bill[], place: "row" | "panel") => ReactNode) | undefined;
  /** Draws the consumption of a supply in a year (`HomeYear`), in windows that have room for a third column. */
  year?: ((supply: Supply) => ReactNode) | undefined;
  /** A reminder that a reading can be sent: one row (`slim`) or a panel. */
  reminder?: ((slim: boolean) => ReactNode) | false | undefined;
}

/**
 * The start page of a customer: what must be paid or read, the next due dates, the most urgent bills and the active supplies (HM-02 to
 * HM-13); for new customers a summary of the coming steps. Each panel fails separately. All parts appear together, so that nothing moves.
 */
export function HomeView({ name, waiting = false, ...props }: HomeViewProps) {
  const words = useMessages(homeMessages);
  const isWidest = useMedia(widestWindow);
  const isLoading = [props.bills, props.supplies].some(({ state }) => state === "Loading" || state === "Unset");
  return (
    <>
      <PageHeader title={name ? fill(words.greeting, { name }) : words.greetingNoName} />
      {waiting || isLoading ? (
        <HomeSkeleton
          reading={waiting ? undefined : Boolean(props.reminder)}
          ahead={props.ahead !== undefined}
          third={isWidest && props.year !== undefined}
        />
      ) : (
        <Contents {...props} year={isWidest ? props.year : undefined} />
      )}
    </>
  );
}

/** Returns the first active supply with a meter, unless there are too many for one to stand for them. */
function supplyOfYear(supplies: readonly Supply[]): Supply | undefined {
  const active = supplies.filter(({ status }) => status === "active");
  return active.length > shownSupplies ? undefined : active.find(({ commodity }) => commodity === "electricity" || commodity === "gas");
}

const none: HomeBills = { latest: [], unpaid: [] };
const noReadings: readonly ReadingDue[] = [];

type ContentsProps = Omit<HomeViewProps, "name" | "waiting">;

function Contents({
  links,
  bills,
  supplies,
  readings = noReadings,
  ahead,
  allDueDates,
  callout,
  reminder,
  reported,
  lastMonth,
  year,
}: ContentsProps) {
  const today = useToday();
  const commodityWords = useMessages(dataMessages);
  const loadedSupplies: readonly Supply[] = loadedData(supplies) ?? [];
  if (isNewcomer(bills, supplies)) {
    return (
      <PanelBoundary>
        <Suspense fallback={<Skeleton shape="control" height="24rem" />}>
          <FirstSteps links={links} supplies={loadedSupplies} />
        </Suspense>
      </PanelBoundary>
    );
  }
  const { latest, known = [], unpaid } = loadedData(bills) ?? none;
  const next = ahead && aheadSupply(known, loadedSupplies);
  const inReport = unpaid.filter((bill) => bill.reported);
  const nameOf = (bill: Bill) => billName(bill, { supplies: loadedSupplies, commodityWords });
  const due = toPay(unpaid, today);
  const periods = twinGroups(
    due,
    twinsOf([...unpaid, ...known], (bill) => stateOf(bill, today)),
  );
  const dates = dueDates(unpaid, readings, { today, nameOf, doubtful: doubtfulOf(periods, today) });
  const third = year && supplyOfYear(loadedSupplies);
  return (
    <div className={cx(columns, third && withThird)}>
      <div className={column}>
        <PanelBoundary>
          <Urgent
            payHref={links.pay}
            bills={due}
            reported={inReport.length > 0 && reported?.(inReport, nameOf)}
            callout={periods.length > 0 && callout?.(periods, nameOf)}
            samePeriod={areAllTwins(due, periods)}
            billsLoaded={bills.state !== "LoadFailure"}
            reminder={reminder}
            ahead={next && ((place) => ahead(next, known, place))}
          />
        </PanelBoundary>
        {dates.length > 0 && (
          <PanelBoundary>
            <DueDatesSection dates={dates} reminded={Boolean(reminder)} all={allDueDates} />
          </PanelBoundary>
        )}
      </div>
      <div className={column}>
        {due.length > manyBills && (
          <PanelBoundary>
            <Suspense fallback={<Skeleton shape="control" height="17rem" />}>
              <MonthsToPay billsOf={links.billsOf} bills={due} />
            </Suspense>
          </PanelBoundary>
        )}
        <PanelBoundary>
          <LatestBillsPanel links={links} bills={bills} shown={billsToShow(unpaid, latest, today)} nameOf={nameOf} />
        </PanelBoundary>
        <PanelBoundary>
          <ActiveSupplies links={links} supplies={supplies} lastMonth={lastMonth} />
        </PanelBoundary>
      </div>
      {third && (
        <PanelBoundary>
          <Suspense fallback={<HomeYearSkeleton />}>{year(third)}</Suspense>
        </PanelBoundary>
      )}
    </div>
  );
}

interface LatestBillsPanelProps extends Pick<HomeViewProps, "links" | "bills"> {
  shown: readonly Bill[];
  nameOf: (bill: Bill) => string;
}

function LatestBillsPanel({ bills, shown, ...rest }: LatestBillsPanelProps) {
  const words = useMessages(billCardMessages);
  const none = (
    <Suspense fallback={<Skeleton shape="control" height="13rem" />}>
      <NoBills headingLevel={2} />
    </Suspense>
  );
  return (
    <Loaded load={bills} loading={null} empty={none} failedTitle={words.failed}>
      {() => (shown.length > 0 ? <LatestBills bills={shown} {...rest} /> : none)}
    </Loaded>
  );
}
