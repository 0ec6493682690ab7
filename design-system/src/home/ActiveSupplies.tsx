import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { RowGroup, RowLink } from "../data/RowGroup.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useNear } from "../layout/useNear.ts";
import type { Supply } from "../supplies/supply.ts";
import { displayName, placeBeside } from "../supplies/supply.ts";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { type ReactNode, Suspense, useRef } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { supplyPath } from "../../../portal/src/rooms/supplies/supplyPath.ts";
import { head } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

export interface ActiveSuppliesProps {
  supplies: Load<readonly Supply[]>;
  /** The consumption of a supply's last month, or that month's name. Without it the rows have none. */
  lastMonth?: ((supply: Supply, shows: "quantity" | "month") => ReactNode) | undefined;
}

/** Maximum number of supplies shown, because an administrator may have hundreds. A link leads to the others. */
const shownSupplies = 6;

/** The active supplies as rows that lead to them. */
export function ActiveSupplies({ supplies, lastMonth }: ActiveSuppliesProps) {
  const words = useMessages(homeMessages);
  const { formatNumber } = useNumberFormats();
  const section = useRef<HTMLElement>(null);
  // The request for the last months waits until their rows are about to come into view.
  const near = useNear(section);
  const active = (loadedData(supplies) ?? []).filter(({ status }) => status === "active");
  return (
    <Stack as="section" gap={3} ref={section}>
      <div className={head}>
        <Heading headingLevel={2}>{words.activeSupplies}</Heading>
        {active.length > shownSupplies && (
          <Link href={hrefTo("supplies")} icon="arrow" aria-label={fill(words.allSupplies, { count: formatNumber(active.length) })}>
            {words.all}
          </Link>
        )}
      </div>
      <Contents load={supplies} active={active} lastMonth={near ? lastMonth : undefined} />
    </Stack>
  );
}

interface ContentsProps extends Pick<ActiveSuppliesProps, "lastMonth"> {
  load: Load<readonly Supply[]>;
  active: readonly Supply[];
}

function Contents({ load, active, lastMonth }: ContentsProps) {
  const words = useMessages(homeMessages);
  const commodities = useMessages(dataMessages);
  const errorWords = useErrorWords();
  if (load.state === "LoadFailure")
    return <ServerErrorPanel headingLevel={3} title={words.suppliesFailed} description={errorWords(load.error)} onRetry={load.retry} />;
  if (active.length === 0) return <EmptyState headingLevel={3} title={words.noSuppliesTitle} description={words.noSuppliesText} />;
  // Some servers need one request for each supply: customers with more supplies look at them on their own page.
  const month = active.length <= shownSupplies ? lastMonth : undefined;
  return (
    <RowGroup label={words.activeSupplies}>
      {active.slice(0, shownSupplies).map((supply) => (
        <RowLink
          key={supply.id}
          href={supplyPath(supply.id)}
          glyph={<CommodityGlyph commodity={supply.commodity} decorative />}
          title={displayName(supply)}
          note={[commodities[supply.commodity], placeBeside(supply)].filter(Boolean).join(" · ")}
          value={month && <Suspense>{month(supply, "quantity")}</Suspense>}
          valueNote={month && <Suspense>{month(supply, "month")}</Suspense>}
        />
      ))}
    </RowGroup>
  );
}
