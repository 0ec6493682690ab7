import { Select } from "@favilla/design-system/forms/Select.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { playgroundMessages } from "./messages.it.ts";
import { Section } from "./Section.tsx";
import { fetchScenarios, switchFaults } from "./sandbox.ts";

export function ScenarioSwitch() {
  const words = useMessages(playgroundMessages);
  return (
    <Section title={words.trouble} text={words.troubleText} name="scenarios" fetch={fetchScenarios}>
      {({ scenarios, current }, reload) => (
        <Select
          label={words.scenario}
          hint={scenarios.find(({ key }) => key === current)?.shows}
          placeholder={words.noScenario}
          options={scenarios.map(({ key, name }) => ({ value: key, label: name }))}
          value={current}
          onChange={async ({ target }) => {
            await switchFaults(scenarios.find(({ key }) => key === target.value)?.faults ?? []);
            await reload();
          }}
        />
      )}
    </Section>
  );
}
