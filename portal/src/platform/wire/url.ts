import type { OperationName } from "../config/config.ts";
import { ConfigError, config } from "../config/config.ts";

type Values = Readonly<Record<string, unknown>>;

/** The address of a configured call, its `{name}`s filled in; what is filled in cannot leave its place. */
export function apiUrl(name: OperationName, path: Values = {}, query: Values = {}): string {
  const template: string | undefined = config().paths[name];
  if (!template) throw new ConfigError(`config.json: paths.${name} is missing`);
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(path[key] ?? "")));
  const asked = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]));
  return config().apiBase + filled + (asked.length > 0 ? `?${new URLSearchParams(asked)}` : "");
}
