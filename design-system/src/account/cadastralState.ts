import type { CadastralValues } from "./cadastral.ts";

/** Answer to a request to change land-registry data. `unknown`: the answer was lost, and nobody knows whether the request has arrived (CD-07). */
export type CadastralAnswer = { readonly outcome: "success" } | { readonly outcome: "failure" | "unknown"; readonly error: unknown };

/** Everything that is typed and answered while land-registry data are changed. */
export interface CadastralState {
  /** The values as typed. Undefined before: the saved ones are shown. */
  readonly typed: CadastralValues | undefined;
  /** The request is on its way. */
  readonly pending: boolean;
  readonly result: CadastralAnswer | null;
  /** The customer is asked whether to leave without saving. */
  readonly leaving: boolean;
}

export type CadastralEvent =
  | { type: "typed"; values: CadastralValues }
  | { type: "called" }
  | { type: "answered"; answer: CadastralAnswer }
  | { type: "reopened" }
  | { type: "leaveAsked" }
  | { type: "leaveRefused" };

/** The state in which a change begins: with the draft of an earlier visit, if there is one. */
export const initialCadastral = (typed: CadastralValues | undefined): CadastralState => ({
  typed,
  pending: false,
  result: null,
  leaving: false,
});

/** The state after an event. The typed values stay until they are sent. */
export function nextCadastral(state: CadastralState, event: CadastralEvent): CadastralState {
  switch (event.type) {
    case "typed":
      return { ...state, typed: event.values };
    case "called":
      return { ...state, pending: true, result: null };
    case "answered":
      return state.pending ? { ...state, pending: false, result: event.answer } : state;
    case "reopened":
      return { ...state, result: null };
    case "leaveAsked":
      return { ...state, leaving: true };
    case "leaveRefused":
      return { ...state, leaving: false };
  }
}
