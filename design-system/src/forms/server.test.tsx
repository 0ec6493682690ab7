import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ToggleGroup } from "../actions/ToggleGroup.tsx";
import { Tabs } from "../disclosure/Tabs.tsx";
import { Switch } from "./Switch.tsx";

test("[DS-08] Radix's parts bring no inline style to a server's HTML, which a strict policy would refuse", () => {
  const html = renderToString(
    <form>
      <Switch label="Avvisi" name="avvisi" defaultChecked />
      <ToggleGroup
        legend="Vista"
        value="chart"
        onChange={() => {}}
        options={[
          { value: "chart", label: "Grafico" },
          { value: "table", label: "Tabella" },
        ]}
      />
      <Tabs label="Consumi" items={[{ id: "luce", label: "Luce", content: "178 kWh" }]} />
    </form>,
  );
  expect(html).toContain('role="switch" aria-checked="true"');
  expect(html).toContain("178 kWh");
  expect(html).not.toContain("style=");
});
