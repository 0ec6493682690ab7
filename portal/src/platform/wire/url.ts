import type { OperationName } from "../config/config.ts";
import { ConfigError, config } from "../config/config.ts";

type Values = Readonly<Record<string, unknown>>;

/** Returns the address of a configured call. The values of its `{name}` placeholders are encoded, so that they can't change the path. */
export function apiUrl(name: OperationName, path: Values = {}, query: Values = {}): string {
  const template: string | undefined = config().paths[name];
  if (!template) throw new ConfigError(`config.json: paths.${name} is missing`);
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(path[key] ?? "")));
  const parameters = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]));
  return config().apiBase + filled + (parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : "");
}
