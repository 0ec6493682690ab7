import { type Policy, policyText, strictPolicy } from "../../design-system/build/policy.ts";
import type { Installation } from "./settings.ts";

/** Trusted Types policy of the maps script's address (portal/src/rooms/payments/billing/placesLibrary.ts). Only an installation with maps has it. */
export const mapsPolicy = "favilla-maps";

const group = "favilla";
const added = (policy: Policy, additions: Policy): Policy =>
  Object.fromEntries(
    [...new Set([...Object.keys(policy), ...Object.keys(additions)])].map((name) => [
      name,
      [...new Set([...(policy[name] ?? []), ...(additions[name] ?? [])])],
    ]),
  );

/** Returns the origin of an address; nothing for a path, which 'self' covers. */
const originOf = (address: string): string[] => (address.startsWith("/") ? [] : [new URL(address).origin]);

/** The origins that the portal sends requests to. */
const callsOf = ({ apiBase, graphqlPath, telemetry }: Installation["config"]): string[] => [
  ...originOf(apiBase),
  ...originOf(graphqlPath),
  ...(telemetry ? originOf(telemetry.url) : []),
];

/** Returns what the maps script opens: its host and the settings' hosts for scripts and calls, and Trusted Types policies by name. */
function mapsAdditions({ config: { mapsScriptUrl }, settings: { maps } }: Installation): Policy {
  if (mapsScriptUrl === null) return {};
  const hosts = [...originOf(mapsScriptUrl), ...maps.hosts];
  return { "script-src": hosts, "connect-src": hosts, "trusted-types": [mapsPolicy, ...maps.trustedTypes] };
}

/** The policy of an installation. Browsers that know `report-to` ignore `report-uri`. */
export function policyOf(installation: Installation): Policy {
  const { config, settings } = installation;
  const policy = added(added(strictPolicy, { "connect-src": callsOf(config) }), mapsAdditions(installation));
  return settings.reportTo === null ? policy : { ...policy, "report-uri": [settings.reportTo], "report-to": [group] };
}

/** Powers of the browser that the portal never uses: no script of the page may ask for them. */
const powers = "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking";

/** Headers of every response, on every kind of path. */
export function headersOf(installation: Installation): Record<string, string> {
  const { reportTo } = installation.settings;
  return {
    "Content-Security-Policy": policyText(policyOf(installation)),
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Permissions-Policy": powers
      .split(" ")
      .map((name) => `${name}=()`)
      .join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(reportTo !== null && { "Reporting-Endpoints": `${group}="${reportTo}"` }),
  };
}
