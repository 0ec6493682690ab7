import "@favilla/design-system/theme/favilla.css.ts";
import { ConsumptionChart } from "@favilla/design-system/consumption/ConsumptionChart.tsx";
import { ConsumptionSection, ConsumptionSections } from "@favilla/design-system/consumption/ConsumptionSection.tsx";
import type { ConsumptionMonth } from "@favilla/design-system/consumption/consumption.ts";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

const zones = ["F1", "F2", "F3"] as const;
const names = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" ");
const months: ConsumptionMonth[] = names.map((_, month) => ({
  month: `2026-${String(month + 1).padStart(2, "0")}`,
  values: zones.map((series, zone) => ({ series, quantity: 40 + month + 10 * zone })),
}));

const height = 14;
const most = 200;
const image = { role: "img" } as const;
const fills = ["#124", "#468", "#8ac"];

/** The same marks written by hand: a rectangle with a name for each month and zone, the lines with their figures, the words. */
const Svg = () => (
  <figure>
    <figcaption>Consumi del 2026 in kWh, mese per mese</figcaption>
    <p>{zones.join(", ")}</p>
    <svg width="100%" height="16em">
      <title>Consumi</title>
      {[0, 50, 100, 150, 200].map((value) => (
        <g key={value}>
          <line x2="100%" y1={`${height - (value / most) * height}em`} y2={`${height - (value / most) * height}em`} stroke="#888" />
          <text y={`${height - (value / most) * height}em`}>{value}</text>
        </g>
      ))}
      {months.map(({ month, values }, index) => {
        let top = height;
        const total = values.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
        return (
          <g key={month}>
            <rect
              {...image}
              aria-label={`${names[index]} 2026: ${total.toLocaleString("it-IT")} kWh`}
              tabIndex={index === 0 ? 0 : -1}
              x={`${8 * index + 4}%`}
              width="8%"
              height={`${height}em`}
              fill="transparent"
            />
            {values.map(({ series, quantity }, zone) => {
              const size = ((quantity ?? 0) / most) * height;
              top -= size;
              return (
                <rect
                  key={series}
                  {...image}
                  aria-label={`${names[index]} 2026, ${series}: ${quantity?.toLocaleString("it-IT")} kWh`}
                  tabIndex={-1}
                  x={`${8 * index + 5}%`}
                  width="6%"
                  y={`${top}em`}
                  height={`${size}em`}
                  fill={fills[zone]}
                />
              );
            })}
            <text x={`${8 * index + 5}%`} y="15em">
              {names[index]?.slice(0, 3)}
            </text>
          </g>
        );
      })}
    </svg>
    <p>Da gennaio a dicembre 2026: 1.998 kWh</p>
  </figure>
);

const Chart = () => <ConsumptionChart year={2026} unit="kWh" months={months} />;

/** Sixty open panels; either all of them with a chart, or only the first ones. */
const ids = Array.from({ length: 60 }, (_, index) => `fornitura-${index + 1}`);
const Panels = ({ charts }: { charts: number }) => (
  <ConsumptionSections defaultOpen={ids}>
    {ids.map((id, index) => (
      <ConsumptionSection key={id} id={id} name={`Fornitura ${index + 1}`} commodity="electricity" status="ready">
        {index < charts ? <Chart /> : null}
      </ConsumptionSection>
    ))}
  </ConsumptionSections>
);

const scenes = {
  nothing: () => null,
  chart: () => <Chart />,
  svg: () => <Svg />,
  panels: (charts) => <Panels charts={charts} />,
} satisfies Record<string, (charts: number) => ReactNode>;

declare global {
  interface Window {
    showScene: (scene: keyof typeof scenes, charts?: number) => void;
  }
}

// The browser loads its Italian formats on first use: that cost is paid here, outside of the measurement.
(1).toLocaleString("it-IT");
const root = createRoot(document.getElementById("root") as HTMLElement);
window.showScene = (scene, charts = 60) => root.render(scenes[scene](charts));
