import type { DatabaseSync } from "node:sqlite";
import type { BillingAddress, MutationUpdateBillingAddressArgs } from "@favilla/contract/schema.ts";
import type { Requests } from "../account/requests.ts";
import { changeLog } from "../base/changeLog.ts";
import type { Clock } from "../base/clock.ts";
import { graphqlError } from "../base/graphqlErrors.ts";
import { transaction } from "../store/database.ts";

const maxLength = 100;

/** The minimum lengths of the required fields (BA-01); kind and name of the street have `shortestStreet` together (BA-15). */
const shortestStreet = 6;
const shortest = { name: 1, surname: 1, address: 1, civicNumber: 1, city: 2, postalCode: 5, provinceCode: 2 } as const;

/** Returns the text that can be read: without zero-width and other invisible characters, with single spaces. */
const readable = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

const lengthOf = (text: string): number => Array.from(text).length;

/** Kind and name of the street, "Via Roma"; the kind is left out where the name begins with it. */
function streetOf({ toponym, address }: Pick<BillingAddress, "toponym" | "address">): string {
  const [kind, name] = [toponym?.trim() ?? "", address?.trim() ?? ""];
  const isNamed = `${readable(name)} `.toLowerCase().startsWith(`${readable(kind).toLowerCase()} `);
  return [isNamed ? "" : kind, name].filter(Boolean).join(" ");
}

/** Checks an address as its form does (BA-18): at least so much that can be read, at most `maxLength` code points without spaces around. */
function checkShape(args: MutationUpdateBillingAddressArgs): void {
  const texts = Object.values(args).filter((value) => typeof value === "string");
  const isShort = (text: string, least: number) => lengthOf(readable(text)) < least;
  const tooShort = Object.entries(shortest).some(([field, least]) => isShort(args[field as keyof typeof shortest], least));
  const wrong = texts.some((value) => lengthOf(value.trim()) > maxLength || /\p{Cc}/u.test(value));
  const moment = args.manualInsertDate;
  const wrongMoment = moment != null && Number.isNaN(Date.parse(moment));
  const shortStreet = isShort(streetOf({ toponym: args.toponym ?? null, address: args.address }), shortestStreet);
  if (tooShort || shortStreet || wrong || wrongMoment || !/^[A-Z]{2}$/i.test(args.provinceCode)) throw graphqlError("Parameters");
}

/** The address on one line, as payment terms have it. */
function postalLine({ civicNumber, postalCode, city, provinceCode, ...named }: BillingAddress): string {
  const street = [streetOf(named), civicNumber].filter(Boolean).join(" ");
  return `${street}, ${[postalCode, city, provinceCode].filter(Boolean).join(" ")}`;
}

/** Billing addresses of a customer's supplies; one address of each supply is active. */
export function createBillingAddresses(database: DatabaseSync, clock: Clock, requests: Requests) {
  const ofSupply = database.prepare(
    "SELECT data FROM billingAddresses WHERE customer = ? AND supply = ? ORDER BY data ->> 'active' DESC, id",
  );
  const byId = database.prepare("SELECT data FROM billingAddresses WHERE customer = ? AND id = ?");
  const update = database.prepare("UPDATE billingAddresses SET data = ? WHERE id = ?");
  const setPostal = database.prepare(
    "UPDATE terms SET data = json_set(data, '$.postal', json_object('address', ?)) WHERE customer = ? AND supply = ?",
  );
  const changes = changeLog(database, clock);
  const save = (address: BillingAddress) => update.run(JSON.stringify(address), address.id);
  const of = (customer: string, supplyCode: string): BillingAddress[] =>
    ofSupply.all(customer, supplyCode).map((row) => JSON.parse(String(row["data"])));

  return {
    of,
    find(customer: string, id: string): BillingAddress | undefined {
      const row = byId.get(customer, id);
      return row && JSON.parse(String(row["data"]));
    },
    change(customer: string, current: BillingAddress, args: MutationUpdateBillingAddressArgs): BillingAddress {
      if (args.supplyCode !== current.supplyCode) throw graphqlError("Parameters");
      checkShape(args);
      const trimmed = Object.fromEntries(
        Object.entries(args).map(([field, value]) => [field, typeof value === "string" ? value.trim() || null : (value ?? null)]),
      );
      const others = of(customer, current.supplyCode).filter(({ id }) => id !== current.id);
      const changed: BillingAddress = {
        ...current,
        ...trimmed,
        provinceCode: args.provinceCode.toUpperCase(),
        active: args.active || !others.some(({ active }) => active),
        manualInsertDate: args.manualInsert ? (args.manualInsertDate ?? clock.now().toISOString()) : null,
      };
      transaction(database, () => {
        save(changed);
        if (changed.active) {
          for (const other of others.filter(({ active }) => active)) save({ ...other, active: false });
          setPostal.run(postalLine(changed), customer, current.supplyCode);
        }
        requests.open({
          customer,
          type: "BillingAddressChange",
          subject: current.id,
          supplyCode: current.supplyCode,
          outcome: "ClosedSuccessfully",
        });
        const [before, after] = [current, changed].map((each) => ({ code: null, text: postalLine(each) }));
        const supplyId = changes.supplyOf(customer, current.supplyCode);
        changes.add(customer, { kind: "address", before, after, supplyId, outcome: "ClosedSuccessfully" });
      });
      return changed;
    },
  };
}
