import type { Bill } from "../bills/bill.ts";
import { billCardMessages } from "../bills/cardMessages.it.ts";
import { toPay } from "../bills/openBills.ts";
import { stateOf } from "../bills/stateOf.ts";
import { billName } from "../bills/toCard.ts";
import { areAllTwins, doubtfulOf, twinGroups, twinsOf } from "../bills/twins.ts";
import { type Load, loadedData } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import type { Supply } from "../supplies/supply.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { type ReactNode, Suspense } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { part } from "../../../portal/src/platform/loading/part.ts";
import { ActiveSupplies, type ActiveSuppliesProps } from "./ActiveSupplies.tsx";
import { DueDatesSection } from "./DueDatesSection.tsx";
import { billsToShow, dueDates } from "./due.ts";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { column, columns } from "./home.css.ts";
import { LatestBills } from "./LatestBills.tsx";
import { homeMessages } from "./messages.it.ts";
import { isNewcomer } from "./newcomer.ts";
import type { ReadingDue } from "../../../portal/src/rooms/home/readingDue.ts";
import { Urgent } from "./Urgent.tsx";
import type { HomeBills } from "../../../portal/src/rooms/home/useHomeBills.ts";

/** Shown only to new customers. */
const firstStepsPart = part("FirstSteps", () => import("./FirstSteps.tsx"));
const noBillsPart = part("NoBills", () => import("../bills/NoBills.tsx"));

/** Above this number of bills to pay, they are summed month by month. */
const manyBills = 6;
const payMonthsPart = part("PayMonths", () => import("./MonthsToPay.tsx"));

interface HomeViewProps extends ActiveSuppliesProps {
  /** Name for the greeting, once it is loaded. */
  name?: string | undefined;
  bills: Load<HomeBills>;
  /** True until it is known whether a reading is requested. @default false */
  waiting?: boolean | undefined;
  /** Readings that can be sent, for the due dates. */
  readings?: readonly ReadingDue[] | undefined;
  /** Draws the callouts about bills for one period, each period once. */
  callout?: ((groups: readonly (readonly Bill[])[], nameOf: (bill: Bill) => string) => ReactNode) | undefined;
  /** A reminder that a reading can be sent: one row (`slim`) or a panel. */
  reminder?: ((slim: boolean) => ReactNode) | false | undefined;
}

/**
 * The home page from plain data: what must be paid or read, the next due dates, the most urgent bills and the active supplies (HM-02 to
 * HM-13); for new customers a summary of the coming steps. Each panel fails separately. All parts appear together, so that nothing moves.
 */
export function HomeView({ name, waiting = false, ...props }: HomeViewProps) {
  const words = useMessages(homeMessages);
  const isLoading = [props.bills, props.supplies].some(({ state }) => state === "Loading" || state === "Unset");
  return (
    <>
      <PageHeader title={name ? fill(words.greeting, { name }) : words.greetingNoName} />
      {waiting || isLoading ? <HomeSkeleton reading={waiting ? undefined : Boolean(props.reminder)} /> : <Contents {...props} />}
    </>
  );
}

const none: HomeBills = { latest: [], unpaid: [] };
const noReadings: readonly ReadingDue[] = [];

function Contents({ bills, supplies, readings = noReadings, callout, reminder, lastMonth }: Omit<HomeViewProps, "name" | "waiting">) {
  const today = useToday();
  const commodityWords = useMessages(dataMessages);
  const loadedSupplies: readonly Supply[] = loadedData(supplies) ?? [];
  if (isNewcomer(bills, supplies)) {
    return (
      <PanelBoundary>
        <Suspense fallback={<Skeleton shape="control" height="24rem" />}>
          <firstStepsPart.Component supplies={loadedSupplies} />
        </Suspense>
      </PanelBoundary>
    );
  }
  const { latest, known = [], unpaid } = loadedData(bills) ?? none;
  const nameOf = (bill: Bill) => billName(bill, { supplies: loadedSupplies, commodityWords });
  const due = toPay(unpaid, today);
  const periods = twinGroups(
    due,
    twinsOf([...unpaid, ...known], (bill) => stateOf(bill, today)),
  );
  const dates = dueDates(unpaid, readings, { today, nameOf, doubtful: doubtfulOf(periods, today) });
  return (
    <div className={columns}>
      <div className={column}>
        <PanelBoundary>
          <Urgent
            bills={due}
            callout={periods.length > 0 && callout?.(periods, nameOf)}
            samePeriod={areAllTwins(due, periods)}
            billsLoaded={bills.state !== "LoadFailure"}
            reminder={reminder}
          />
        </PanelBoundary>
        {dates.length > 0 && (
          <PanelBoundary>
            <DueDatesSection dates={dates} reminded={Boolean(reminder)} />
          </PanelBoundary>
        )}
      </div>
      <div className={column}>
        {due.length > manyBills && (
          <PanelBoundary>
            <Suspense fallback={<Skeleton shape="control" height="17rem" />}>
              <payMonthsPart.Component bills={due} />
            </Suspense>
          </PanelBoundary>
        )}
        <PanelBoundary>
          <LatestBillsPanel bills={bills} shown={billsToShow(unpaid, latest, today)} nameOf={nameOf} />
        </PanelBoundary>
        <PanelBoundary>
          <ActiveSupplies supplies={supplies} lastMonth={lastMonth} />
        </PanelBoundary>
      </div>
    </div>
  );
}

interface LatestBillsPanelProps extends Pick<HomeViewProps, "bills"> {
  shown: readonly Bill[];
  nameOf: (bill: Bill) => string;
}

function LatestBillsPanel({ bills, shown, ...rest }: LatestBillsPanelProps) {
  const words = useMessages(billCardMessages);
  const errorWords = useErrorWords();
  if (bills.state === "LoadFailure")
    return <ServerErrorPanel headingLevel={2} title={words.failed} description={errorWords(bills.error)} onRetry={bills.retry} />;
  if (shown.length > 0) return <LatestBills bills={shown} {...rest} />;
  return (
    <Suspense fallback={<Skeleton shape="control" height="13rem" />}>
      <noBillsPart.Component headingLevel={2} />
    </Suspense>
  );
}
