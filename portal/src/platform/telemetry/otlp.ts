/** Values of an event, by name. A missing one is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One event: its name, its time in milliseconds since 1970, and its values. */
export interface TelemetryEvent {
  name: string;
  time: number;
  isError: boolean;
  attributes: Attributes;
}

const otlpValue = (value: string | number) => {
  if (typeof value === "string") return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: otlpValue(value) }]));

/** Severities of the OpenTelemetry logs data model: INFO and ERROR. */
const severities = { info: { severityNumber: 9, severityText: "INFO" }, error: { severityNumber: 17, severityText: "ERROR" } } as const;

/** Returns the JSON of an OTLP request that exports events as log records. */
export const exportOf = (resource: Attributes, events: readonly TelemetryEvent[]) => ({
  resourceLogs: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeLogs: [
        {
          scope: { name: "favilla" },
          logRecords: events.map(({ name, time, isError, attributes }) => ({
            timeUnixNano: `${Math.round(time)}000000`,
            ...severities[isError ? "error" : "info"],
            eventName: name,
            body: { stringValue: name },
            attributes: attributesOf(attributes),
          })),
        },
      ],
    },
  ],
});
