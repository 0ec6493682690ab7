import { subjectOfCadastral, subjectsOfTerm } from "@favilla/design-system/payments/requestSubjects.ts";
import { fetchCadastrals } from "../account/cadastral/calls.ts";
import { fetchTerms } from "./calls.ts";

/** A part that fails is left out: the requests are shown without it. */
const orNone = <T>(list: Promise<readonly T[]>): Promise<readonly T[]> => list.catch(() => []);

/** Fetches the subjects of requests: the present payment terms and cadastral data of supplies, by id and code. */
export async function fetchRequestSubjects(supplies: readonly (readonly [id: string, code: string])[], signal: AbortSignal) {
  const subjects = supplies.map(async ([id, code]) => {
    const [terms, cadastrals] = await Promise.all([orNone(fetchTerms(code, signal)), orNone(fetchCadastrals(code, signal))]);
    return [...terms.flatMap((term) => subjectsOfTerm(id, term)), ...cadastrals.map((each) => subjectOfCadastral(id, each))];
  });
  return (await Promise.all(subjects)).flat();
}
