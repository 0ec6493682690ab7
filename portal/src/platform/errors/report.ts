import { type ErrorName, failureNameOf } from "./errors.ts";

/** Logs a failure with its context, which is not masked yet. */
type Reporter = (name: ErrorName, context: Readonly<Record<string, unknown>>) => void;

/** Reports that wait for errorPort.ts, which most visits never load. */
const waiting: Parameters<Reporter>[] = [];
const mostWaiting = 20;

let loadPort: () => Promise<unknown> = async () => undefined;

/** Sets how errorPort.ts is loaded. If that fails, the next report tries again. */
export const setPortLoader = (load: typeof loadPort): void => {
  loadPort = load;
};

let reporter: Reporter = (...each) => {
  if (waiting.length < mostWaiting) waiting.push(each);
  void loadPort().catch(() => undefined);
};

/** Hands all reports over, those that wait included. */
export function setReporter(next: Reporter): void {
  reporter = next;
  for (const each of waiting.splice(0)) next(...each);
}

/** Logs a failure, masked. The texts are English and never shown to customers. */
export const report: Reporter = (name, context) => reporter(name, context);

/** Logs a failed request or task under the name that fits the error. */
export const reportFailure = (error: unknown, what: string, otherwise?: ErrorName): void =>
  report(failureNameOf(error, otherwise), { what, error });
