import { type ReactNode, Suspense, useRef } from "react";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { Loaded } from "../data/Loaded.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { RowGroup, RowLink } from "../data/RowGroup.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useNear } from "../layout/useNear.ts";
import type { Supply } from "../supplies/supply.ts";
import { displayName, placeBeside } from "../supplies/supply.ts";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { head } from "./home.css.ts";
import type { HomeLinks } from "./homeLinks.ts";
import { homeMessages } from "./messages.it.ts";

export interface ActiveSuppliesProps {
  links: Pick<HomeLinks, "supplies" | "supply">;
  supplies: Load<readonly Supply[]>;
  /** The consumption of a supply's last month, or that month's name. Without it the rows have none. */
  lastMonth?: ((supply: Supply, shows: "quantity" | "month") => ReactNode) | undefined;
}

/** Maximum number of supplies shown, because an administrator may have hundreds. A link leads to the others. */
export const shownSupplies = 6;

/** The active supplies as rows that lead to them. */
export function ActiveSupplies({ links, supplies, lastMonth }: ActiveSuppliesProps) {
  const words = useMessages(homeMessages);
  const { formatNumber, formatCount } = useNumberFormats();
  const section = useRef<HTMLElement>(null);
  // The request for the last months waits until their rows are about to come into view.
  const near = useNear(section);
  const active = (loadedData(supplies) ?? []).filter(({ status }) => status === "active");
  const title = formatCount(words.activeSuppliesOne, words.activeSupplies, active.length);
  return (
    <Stack as="section" gap={3} ref={section}>
      <div className={head}>
        <Heading headingLevel={2}>{title}</Heading>
        {active.length > shownSupplies && (
          <Link href={links.supplies} icon="arrow" aria-label={fill(words.allSupplies, { count: formatNumber(active.length) })}>
            {words.all}
          </Link>
        )}
      </div>
      <Contents title={title} links={links} load={supplies} active={active} lastMonth={near ? lastMonth : undefined} />
    </Stack>
  );
}

interface ContentsProps extends Pick<ActiveSuppliesProps, "links" | "lastMonth"> {
  title: string;
  load: Load<readonly Supply[]>;
  active: readonly Supply[];
}

function Contents({ title, links, load, active, lastMonth }: ContentsProps) {
  const words = useMessages(homeMessages);
  const commodities = useMessages(dataMessages);
  const none = <EmptyState headingLevel={3} title={words.noSuppliesTitle} description={words.noSuppliesText} />;
  // Some servers need one request for each supply: customers with more supplies look at them on their own page.
  const month = active.length <= shownSupplies ? lastMonth : undefined;
  return (
    <Loaded load={load} loading={null} empty={none} headingLevel={3} failedTitle={words.suppliesFailed}>
      {() =>
        active.length === 0 ? (
          none
        ) : (
          <RowGroup label={title}>
            {active.slice(0, shownSupplies).map((supply) => (
              <RowLink
                key={supply.id}
                href={links.supply(supply)}
                glyph={<CommodityGlyph commodity={supply.commodity} decorative />}
                title={displayName(supply)}
                note={[commodities[supply.commodity], placeBeside(supply)].filter(Boolean).join(" · ")}
                value={month && <Suspense>{month(supply, "quantity")}</Suspense>}
                valueNote={month && <Suspense>{month(supply, "month")}</Suspense>}
              />
            ))}
          </RowGroup>
        )
      }
    </Loaded>
  );
}
