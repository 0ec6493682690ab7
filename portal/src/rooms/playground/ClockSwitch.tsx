import { Button } from "@favilla/design-system/actions/Button.tsx";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { DateField } from "@favilla/design-system/forms/DateField.tsx";
import { Inline } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { playgroundMessages } from "./messages.it.ts";
import { Section } from "./Section.tsx";
import { fetchWorld, leaveWorld, setWorld } from "./sandbox.ts";

/** Converts a day to 10 or 11 o'clock in Rome, far enough from midnight to be on that day. */
const momentOf = (day: string) => `${day}T09:00:00.000Z`;

/** Gives this browser its own store and clock. A change signs out, because sessions belong to a store. */
export function ClockSwitch() {
  const words = useMessages(playgroundMessages);
  const { fillDates, formatDate } = useFormats();
  const [day, setDay] = useState<string | null>(null);
  return (
    <Section title={words.clock} name="world" fetch={fetchWorld}>
      {({ name, now }, reload) => {
        const change = async (what: Promise<unknown>) => {
          await what;
          await reload();
        };
        return (
          <>
            <Text>{name ? words.clockOwn : words.clockShared}</Text>
            <Text>{fillDates(words.clockNow, { moment: formatDate(now) ?? now })}</Text>
            {name ? (
              <>
                <DateField label={words.clockDay} value={day} onChange={setDay} />
                <Inline gap={3}>
                  <Button variant="secondary" size="small" onClick={() => day && change(setWorld(momentOf(day)))}>
                    {words.clockMove}
                  </Button>
                  <Button variant="secondary" size="small" onClick={() => change(leaveWorld())}>
                    {words.clockLeave}
                  </Button>
                </Inline>
              </>
            ) : (
              <Inline>
                <Button variant="secondary" size="small" onClick={() => change(setWorld())}>
                  {words.clockBegin}
                </Button>
              </Inline>
            )}
          </>
        );
      }}
    </Section>
  );
}
