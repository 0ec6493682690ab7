import { useReducer } from "react";
import type { Draft } from "../forms/draft.ts";
import { useOnce } from "../forms/useOnce.ts";
import type { CadastralData, CadastralFacts, CadastralValues } from "./cadastral.ts";
import { cadastralValues, isSameCadastral } from "./cadastralSchema.ts";
import { type CadastralAnswer, initialCadastral, nextCadastral } from "./cadastralState.ts";

export interface CadastralChangeOptions {
  /** Input of an earlier visit. */
  draft: Draft<CadastralValues>;
  /** Sends valid data. The promise resolves, also after a failure: the answer says what became of the request. */
  onSave: (data: CadastralData) => Promise<CadastralAnswer>;
  /** Called when the customer leaves without saving, or has changed nothing. Leave the page. */
  onLeave: () => void;
}

/**
 * The change of land-registry data: the owner of its state. The form gives what it has validated, the call gives what the servers answered,
 * each as an event of `nextCadastral`.
 * @param current the data as the servers have them; undefined if there are none
 */
export function useCadastralChange(current: CadastralFacts | undefined, { draft, onSave, onLeave }: CadastralChangeOptions) {
  const [state, dispatch] = useReducer(nextCadastral, draft.found, initialCadastral);
  const once = useOnce();
  const saved = cadastralValues(current);
  const leave = () => {
    draft.drop();
    onLeave();
  };
  return {
    values: state.typed ?? saved,
    busy: state.pending,
    result: state.result,
    onType: (values: CadastralValues) => {
      dispatch({ type: "typed", values });
      draft.keep(values);
    },
    onSubmit: (data: CadastralData) => {
      // A request that the servers have refused may be sent again as it is.
      if (isSameCadastral(data, saved) && current?.changeStatus !== "Inactive") return leave();
      return once(async () => {
        dispatch({ type: "called" });
        const answer = await onSave(data);
        dispatch({ type: "answered", answer });
        if (answer.outcome !== "success") return undefined;
        draft.drop();
        return "over";
      });
    },
    onBack: () => dispatch({ type: "reopened" }),
    onCancel: () => dispatch({ type: "leaveAsked" }),
    cancel: { open: state.leaving, onKeep: () => dispatch({ type: "leaveRefused" }), onLeave: leave },
  };
}

export type CadastralChange = ReturnType<typeof useCadastralChange>;
