import type { CadastralData } from "@favilla/design-system/account/cadastral.ts";
import type { CadastralAnswer } from "@favilla/design-system/account/cadastralState.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { toLoad } from "../../../platform/loading/load.ts";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";
import { useWrite } from "../../../platform/loading/useWrite.ts";
import { useAnswer } from "../../../platform/query/useQuery.ts";
import type { Cadastral } from "./cadastral.ts";
import { type CadastralOwner, cadastralsQuery, saveOrFind } from "./calls.ts";

/** Data to save, and the supply that they belong to. */
interface CadastralWrite {
  owner: CadastralOwner;
  form: CadastralData;
}

/** Loads the cadastral data of a supply and saves changes. Null makes no request. */
export function useCadastral(supplyCode: string | null): {
  load: Load<Cadastral[]>;
  /** Saves data. The answer is a value, also after a failure. */
  save: (input: CadastralWrite) => Promise<CadastralAnswer>;
} {
  const answer = useAnswer(cadastralsQuery, supplyCode);
  const write = useWrite(({ owner, form }: CadastralWrite, key) => saveOrFind(owner, form, key));
  const save = async (input: CadastralWrite): Promise<CadastralAnswer> => {
    try {
      const saved = await write(input);
      await answer.mutate((cached) => [saved, ...(cached ?? []).filter(({ id }) => id !== saved.id)], { revalidate: false });
      return { outcome: "success" };
    } catch (error) {
      // A request that is pending, this one whose answer was lost or another, takes the place of the form.
      void answer.mutate();
      return { outcome: error instanceof LostAnswer && error.found === "unknown" ? "unknown" : "failure", error };
    }
  };
  return { load: toLoad(answer, cadastralsQuery.isEmpty), save };
}
