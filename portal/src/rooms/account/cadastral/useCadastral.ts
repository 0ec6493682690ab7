import type { CadastralData } from "@favilla/design-system/account/cadastral.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { toLoad } from "../../../platform/loading/load.ts";
import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useAnswer } from "../../../platform/query/useQuery.ts";
import type { Cadastral } from "./cadastral.ts";
import { type CadastralOwner, cadastralsQuery, saveOrFind } from "./calls.ts";

/** Loads the cadastral data of a supply and saves changes. Null makes no request. */
export function useCadastral(supplyCode: string | null): {
  load: Load<Cadastral[]>;
  save: Sender<{ owner: CadastralOwner; form: CadastralData }, Cadastral>;
} {
  const answer = useAnswer(cadastralsQuery, supplyCode);
  const save = useUpdate(async ({ owner, form }: { owner: CadastralOwner; form: CadastralData }, key) => {
    const saved = await saveOrFind(owner, form, key).catch((error: unknown) => {
      // A request that is pending, this one whose answer was lost or another, takes the place of the form.
      void answer.mutate();
      throw error;
    });
    await answer.mutate((cached) => [saved, ...(cached ?? []).filter(({ id }) => id !== saved.id)], { revalidate: false });
    return saved;
  });
  return { load: toLoad(answer, cadastralsQuery.isEmpty), save };
}
