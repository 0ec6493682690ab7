import type { DatabaseSync } from "node:sqlite";
import type { StatusRequest, Supply } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import type { BodyOf, Schemas } from "../base/contract.ts";
import { romeDay, withArticle, writeDay } from "../base/dates.ts";
import { mentionRequest } from "../base/mentionRequest.ts";
import { ApiError } from "../http/errors.ts";

export type Contract = Schemas["Contract"];

/** A contract of which only its number is known. */
const unknownContract = (number: string | null): Contract => ({
  number,
  offerName: null,
  offerCode: null,
  priceKind: null,
  index: null,
  price: { units: [], perYear: null },
  priceEnd: null,
  concludedOn: null,
  start: null,
  end: null,
  documents: [],
  change: null,
  withdrawal: null,
});

/** Returns the function that stores what is known of a supply's contract. */
export function contractWriter(database: DatabaseSync) {
  const insert = database.prepare("INSERT INTO contracts (supply, data) VALUES (?, ?)");
  return ({ id }: Pick<Supply, "id">, known: Partial<Contract>): void => {
    insert.run(id, JSON.stringify(known));
  };
}

/** The contracts of the customers' supplies. */
export function createContracts(database: DatabaseSync, clock: Clock) {
  const sentOf = database.prepare("SELECT data FROM withdrawals WHERE supply = ?");
  const insert = database.prepare("INSERT INTO withdrawals (supply, customer, data) VALUES (?, ?, ?)");
  const ofCustomer = database.prepare("SELECT supply, data FROM withdrawals WHERE customer = ?");
  const mention = mentionRequest(database);
  const find = database.prepare(
    "SELECT s.data AS supply, c.data AS known FROM supplies s LEFT JOIN contracts c ON c.supply = s.id WHERE s.customer = ? AND s.id = ?",
  );
  const contract = (customer: string, id: string): Contract => {
    const found = find.get(customer, id);
    if (!found) throw new ApiError("SUPPLY-NOT-FOUND");
    const { contractNumber }: Supply = JSON.parse(String(found["supply"]));
    const known: Contract = { ...unknownContract(contractNumber ?? null), ...JSON.parse(String(found["known"] ?? "{}")) };
    const sent = sentOf.get(id);
    return sent && known.withdrawal ? { ...known, withdrawal: { ...known.withdrawal, sent: JSON.parse(String(sent["data"])) } } : known;
  };
  return {
    contract,
    /** A document of a contract, with the contract that it belongs to. */
    document(customer: string, supply: string, id: string): { contract: Contract; document: Contract["documents"][number] } {
      const known = contract(customer, supply);
      const document = known.documents.find((each) => each.id === id);
      if (!document) throw new ApiError("NOT-FOUND");
      return { contract: known, document };
    },
    /** Withdraws from a contract, once. `isNew` is false for one that has arrived before. */
    withdraw(customer: string, supply: string, { name, email }: BodyOf<"withdraw">): { sent: Schemas["Withdrawal"]; isNew: boolean } {
      const { withdrawal, number } = contract(customer, supply);
      if (withdrawal?.sent) return { sent: withdrawal.sent, isNew: false };
      const lastDay = withdrawal?.lastDay;
      if (!lastDay) throw new ApiError("WITHDRAWAL-REFUSED", "Da questo contratto non si può recedere qui.");
      if (clock.today() > lastDay)
        throw new ApiError("WITHDRAWAL-REFUSED", `Il periodo per recedere è finito ${withArticle("il", writeDay(lastDay))}.`);
      const text = `${name} recede dal contratto ${number ?? ""}.`;
      const sent = { id: `wd-${crypto.randomUUID()}`, sentAt: clock.now().toISOString(), email, text };
      insert.run(supply, customer, JSON.stringify(sent));
      mention(sent.id, customer);
      return { sent, isNew: true };
    },
    asRequests: (customer: string): StatusRequest[] =>
      ofCustomer.all(customer).map(({ supply, data }) => {
        const { id, sentAt }: Schemas["Withdrawal"] = JSON.parse(String(data));
        const date = romeDay(new Date(sentAt));
        return { id, type: "Withdrawal", status: "InProgress", date, updatedAt: sentAt, createdAt: sentAt, supplyId: String(supply) };
      }),
  };
}
