import * as react from "react";

/** Context of the server components of one request: it has no provider, `setContext` gives its value. */
interface RequestContext<Value> {
  readonly initial: Value;
}

// React has `cache` only where it renders server components, and keeps what it returns for one request.
const { cache } = react as { cache?: <Made>(make: () => Made) => () => Made };
const valuesOfRequest = cache?.(() => new Map<RequestContext<unknown>, unknown>());

/** See `hooks.ts`. */
export const isInteractive = false as boolean;

/** Returns a context that has its initial value until `setContext` gives it another for a request. */
export const createContext = <Value>(initial: Value): RequestContext<Value> => ({ initial });

/** Returns a context's value in this request. */
export function useContext<Value>(context: RequestContext<Value>): Value {
  const values = valuesOfRequest?.();
  return values?.has(context) ? (values.get(context) as Value) : context.initial;
}

/** Sets a context's value for this request. */
export function setContext<Value>(context: RequestContext<Value>, value: Value): void {
  valuesOfRequest?.().set(context, value);
}

/** Returns the first value of a state, which a server never changes. */
export const useState = <Value>(initial: Value | (() => Value)): readonly [Value, () => void] => [
  typeof initial === "function" ? (initial as () => Value)() : initial,
  () => {},
];

/** Returns an object that no element fills. */
export const useRef = <Value>(current: Value): { current: Value } => ({ current });

/** Does nothing: effects run in a browser only. */
export const useEffect = (): void => {};
