import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config, Feature, OperationName } from "../src/platform/config/config.ts";

const contract = JSON.parse(readFileSync(join(import.meta.dirname, "../../docs/api/generated/openapi.json"), "utf8")) as {
  paths: Record<string, Record<string, { operationId: OperationName }>>;
};

/** Path of each call of the contract. */
const contractPaths = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.values(methods).map(({ operationId }) => [operationId, path] as const),
);

/** Calls that are made only if a feature is on. */
const callsOfFeatures: Readonly<Partial<Record<Feature, readonly OperationName[]>>> = {
  vouchers: ["vouchers", "voucherServiceStatus", "voucherPdf", "redeemVoucher", "retailChainPoints"],
  referral: ["promo"],
  statement: ["accountBalances", "accountBalanceTotal", "accountBalanceOverall", "accountBalanceFilters"],
  readings: ["authorizeSelfReading", "insertSelfReading", "selfReadings", "selfReading"],
  booklet: ["bookletValidation"],
  complaints: ["sendComplaint", "complaints", "sendPublicComplaint", "complaintReceipt"],
  instalments: ["instalmentRequests", "instalmentOffer", "askInstalments"],
  contract: ["contract", "contractDocument"],
  changes: ["changes"],
  withdrawal: ["withdraw"],
  retailVoucher: ["retailVoucher", "retailVoucherPdf", "redeemRetailVoucher"],
};

/** Calls that the portal makes if the installation has a path for them. A session in cookies needs `logout`, as the schema says. */
const optional: readonly OperationName[] = ["latestReadings", "logout"];

const valuesOf = (path: string) => [...path.matchAll(/\{\w+\}/g)].map(String).sort().join(" ");

/** The faults of `paths`, compared with the contract: each call by its name, with its values. */
export function pathFaults({ paths, features }: Pick<Config, "features"> & { paths: Readonly<Record<string, string>> }): string[] {
  const off = Object.entries(callsOfFeatures).flatMap(([feature, names]) => (features[feature as Feature] ? [] : names));
  const known = new Map<string, string>(contractPaths);
  const unknown = Object.keys(paths).filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => `paths.${name}: is no call of docs/api`),
    ...contractPaths.flatMap(([name, path]) => {
      const given = paths[name];
      if (given === undefined) return optional.includes(name) || off.includes(name) ? [] : [`paths.${name}: is missing`];
      const values = valuesOf(path);
      return valuesOf(given) === values ? [] : [`paths.${name}: must have ${values || "no value in braces"}`];
    }),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The fields of a file that its schema does not know: a parsed file has only those that it knows. */
export function unknownFields(given: unknown, parsed: unknown, path: readonly string[] = []): string[] {
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    Object.hasOwn(parsed, name) ? unknownFields(value, parsed[name], [...path, name]) : [`${[...path, name].join(".")}: is no field`],
  );
}
