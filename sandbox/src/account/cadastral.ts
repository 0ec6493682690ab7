import type { DatabaseSync } from "node:sqlite";
import type {
  Cadastral,
  MutationCreateCadastralArgs,
  MutationUpdateCadastralArgs,
  QueryAllCadastralsArgs,
} from "@favilla/contract/schema.ts";
import { changeLog } from "../base/changeLog.ts";
import type { Clock } from "../base/clock.ts";
import { denied, type GraphqlContext, graphqlError, requireCustomer } from "../base/graphqlErrors.ts";
import { transaction } from "../store/database.ts";
import { ownsSupply } from "../supplies/store.ts";
import { createRequests, lastChange } from "./requests.ts";

type Given = Omit<MutationUpdateCadastralArgs, "id">;

/** A sheet that the land registry does not have: it shows a refused change. */
const refusedSheet = "999";

const isNumber = (value: string) => /^[0-9]{1,10}$/.test(value);

/** The data in the form that is stored; throws Parameters if they are not valid. */
function checked({ holderTitle, city, urbanSection, sheet, particle, subordinate, propertyType }: Given) {
  const data = {
    holderTitle,
    city: city.trim(),
    urbanSection: urbanSection || null,
    sheet,
    particle,
    subordinate: subordinate || null,
    propertyType: null,
  };
  const fits =
    [1, 2, 3, 4].includes(holderTitle) &&
    data.city.length >= 1 &&
    data.city.length <= 60 &&
    !/\p{Cc}/u.test(data.city) &&
    isNumber(sheet) &&
    isNumber(particle) &&
    (data.subordinate === null || isNumber(data.subordinate)) &&
    (data.urbanSection === null || /^\w{1,10}$/.test(data.urbanSection)) &&
    (propertyType ?? null) === null;
  if (!fits) throw graphqlError("Parameters");
  return data;
}

/** Cadastral data of supplies; every change is a request, and the data show its status. */
export function cadastralResolvers(database: DatabaseSync, clock: Clock) {
  const requests = createRequests(database, clock);
  const owns = ownsSupply(database);
  const changes = changeLog(database, clock);
  const ofSupply = database.prepare("SELECT data FROM cadastrals WHERE customer = ? AND supply = ? ORDER BY id");
  const byId = database.prepare("SELECT data FROM cadastrals WHERE customer = ? AND id = ?");
  const insert = database.prepare("INSERT INTO cadastrals (id, customer, supply, data) VALUES (?, ?, ?, ?)");
  const update = database.prepare("UPDATE cadastrals SET data = ? WHERE id = ?");
  const mention = database.prepare("UPDATE supplies SET data = json_insert(data, '$.cadastrals[#]', ?) WHERE customer = ? AND code = ?");

  const current = (customer: string, row: Record<string, unknown>): Cadastral => {
    const cadastral = JSON.parse(String(row["data"])) as Cadastral;
    const last = requests.last(customer, cadastral.id);
    return last ? { ...cadastral, ...lastChange(last.created), changeStatus: last.status } : cadastral;
  };
  const find = (customer: string, id: string): Cadastral => {
    const row = byId.get(customer, id);
    if (!row) throw denied();
    return current(customer, row);
  };
  const openRequest = (customer: string, { id, sheet, supplyCode }: Pick<Cadastral, "id" | "sheet" | "supplyCode">) => {
    const outcome = sheet === refusedSheet ? "ClosedWithFailure" : "ClosedSuccessfully";
    requests.open({ customer, type: "CadastralChange", subject: id, supplyCode, outcome });
    changes.add(customer, { kind: "cadastral", supplyId: changes.supplyOf(customer, supplyCode), outcome });
  };

  return {
    Query: {
      allCadastrals: (_: unknown, { supplyCode }: QueryAllCadastralsArgs, context: GraphqlContext): Cadastral[] => {
        const customer = requireCustomer(context);
        if (!owns(customer, supplyCode)) throw denied();
        return ofSupply.all(customer, supplyCode).map((row) => current(customer, row));
      },
    },
    Mutation: {
      createCadastral: (_: unknown, args: MutationCreateCadastralArgs, context: GraphqlContext): Cadastral => {
        const customer = requireCustomer(context);
        const { supplyCode, externalSupplyCode = null } = args;
        if (!owns(customer, supplyCode)) throw denied();
        const data = checked(args);
        if (externalSupplyCode && externalSupplyCode.length > 40) throw graphqlError("Parameters");
        if (ofSupply.get(customer, supplyCode)) throw graphqlError("CADASTRAL-EXISTS");
        const cadastral = {
          id: `c-${supplyCode}`,
          supplyCode,
          externalSupplyCode,
          ...data,
          changeStatus: null,
          lastChangeRequestDate: null,
          lastChangeRequestTime: null,
        };
        transaction(database, () => {
          insert.run(cadastral.id, customer, supplyCode, JSON.stringify(cadastral));
          mention.run(cadastral.id, customer, supplyCode);
          openRequest(customer, cadastral);
        });
        return find(customer, cadastral.id);
      },
      updateCadastral: (_: unknown, args: MutationUpdateCadastralArgs, context: GraphqlContext): Cadastral => {
        const customer = requireCustomer(context);
        const current = find(customer, args.id);
        const data = checked(args);
        if (requests.isPending(customer, current.id)) throw graphqlError("SF-OTHER-REQUEST-PENDING-ERROR");
        transaction(database, () => {
          update.run(JSON.stringify({ ...current, ...data }), current.id);
          openRequest(customer, { ...current, sheet: data.sheet });
        });
        return find(customer, current.id);
      },
    },
  };
}
