import { config } from "../config/config.ts";

type PathName = keyof ReturnType<typeof config>["paths"];

/** The address of a configured call, its `{name}`s filled in; what is filled in cannot leave its place. */
export const apiUrl = (name: PathName, values: Readonly<Record<string, string | number>> = {}): string =>
  config().apiBase + config().paths[name].replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key] ?? "")));
