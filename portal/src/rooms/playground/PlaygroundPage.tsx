import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { ClockSwitch } from "./ClockSwitch.tsx";
import { LookSwitch } from "./LookSwitch.tsx";
import { playgroundMessages } from "./messages.it.ts";
import { Newcomers } from "./Newcomers.tsx";
import { Outbox } from "./Outbox.tsx";
import { People } from "./People.tsx";
import { ScenarioSwitch } from "./ScenarioSwitch.tsx";
import { TelemetrySection } from "./TelemetrySection.tsx";

/** A page for development and demonstrations: sample customers, faults, clock, messages and look. */
export default function PlaygroundPage() {
  const words = useMessages(playgroundMessages);
  const { playground } = useMessages(pagesMessages);
  usePage(playground);
  return (
    <Stack gap={8}>
      <PageHeader title={playground} description={words.description} />
      <People />
      <LookSwitch />
      <ScenarioSwitch />
      <ClockSwitch />
      <Outbox />
      <TelemetrySection />
      <Newcomers />
    </Stack>
  );
}
