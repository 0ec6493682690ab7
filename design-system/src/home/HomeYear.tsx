import { useMemo } from "react";
import { ConsumptionChart } from "../consumption/ConsumptionChart.tsx";
import { FiguresSkeleton } from "../consumption/ConsumptionSkeleton.tsx";
import { figuresOf } from "../consumption/consumptionFigures.ts";
import { defaultConsumptionFilter } from "../consumption/consumptionFilter.ts";
import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { displayName, type Supply } from "../supplies/supply.ts";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { head } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

export interface HomeYearProps {
  supply: Pick<Supply, "nickname" | "address" | "commodity">;
  /** Address of its consumption. */
  href: string;
  year: number;
  /** Rows of the year and of the year before. */
  load: Load<readonly ConsumptionRow[]>;
}

/**
 * This year's consumption of a supply, month by month, in home's third column: `HomeView` draws it by `year`. Import it dynamically, because
 * it contains the chart's code.
 */
export function HomeYear({ supply, href, year, load }: HomeYearProps) {
  const words = useMessages(homeMessages);
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <Heading headingLevel={2}>{fill(words.year, { name: displayName(supply) })}</Heading>
        <Link href={href} icon="arrow" aria-label={words.allYearName}>
          {words.allYear}
        </Link>
      </div>
      <Loaded
        load={load}
        loading={
          <Card aria-hidden="true">
            <FiguresSkeleton />
          </Card>
        }
        empty={
          <Card>
            <p>{words.yearNone}</p>
          </Card>
        }
        headingLevel={3}
        failedTitle={words.yearFailed}
      >
        {(rows) => (
          <Card>
            <Chart rows={rows} year={year} commodity={supply.commodity} />
          </Card>
        )}
      </Loaded>
    </Stack>
  );
}

interface ChartProps extends Pick<HomeYearProps, "year">, Pick<Supply, "commodity"> {
  rows: readonly ConsumptionRow[];
}

function Chart({ rows, year, commodity }: ChartProps) {
  const { data } = useMemo(() => figuresOf(rows, defaultConsumptionFilter(year), commodity), [rows, year, commodity]);
  return <ConsumptionChart {...data} />;
}
