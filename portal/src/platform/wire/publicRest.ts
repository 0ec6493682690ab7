/** REST calls that need no session: pages for visitors load none of what keeps one (`rest.ts`). */

import type { operations } from "@favilla/contract/openapi.ts";
import type { OperationName } from "../config/config.ts";
import { type Call, sendForBlob, sendForJson } from "./transport.ts";
import { apiUrl } from "./url.ts";

type PartOf<Name extends OperationName, Part extends "path" | "query"> =
  operations[Name]["parameters"] extends Record<Part, infer Values>
    ? Values extends object
      ? Record<Part, Values>
      : unknown
    : operations[Name]["parameters"] extends Partial<Record<Part, infer Values>>
      ? [Values] extends [never]
        ? unknown
        : Partial<Record<Part, Values>>
      : unknown;

type BodyOf<Name extends OperationName> = operations[Name] extends { requestBody: { content: { "application/json": infer Body } } }
  ? { body: Body }
  : unknown;

/** Arguments of a call, typed by the contract. */
export type RequestOf<Name extends OperationName> = PartOf<Name, "path"> &
  PartOf<Name, "query"> &
  BodyOf<Name> &
  Pick<Call, "signal" | "idempotencyKey">;

export type Arguments<Name extends OperationName> =
  object extends RequestOf<Name> ? [request?: RequestOf<Name>] : [request: RequestOf<Name>];

export interface Loose extends Pick<Call, "body" | "signal" | "idempotencyKey"> {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, unknown>>;
}

export const exchange = (
  method: Call["method"],
  name: OperationName,
  { path, query, ...call }: Loose,
  token?: string | undefined,
): Promise<unknown> => sendForJson(apiUrl(name, path, query), { ...call, method, token });

const withoutToken =
  (method: Call["method"]) =>
  <Name extends OperationName>(name: Name, ...[request]: Arguments<Name>): Promise<unknown> =>
    exchange(method, name, (request ?? {}) as Loose);

export const publicGet = withoutToken("GET");

export const publicPost = withoutToken("POST");

export const publicPut = withoutToken("PUT");

/** Requests a file of the given type, such as "application/pdf". */
export const getPublicFile = <Name extends OperationName>(name: Name, type: string, request: RequestOf<Name>): Promise<Blob> => {
  const { path, query, ...call } = request as Loose;
  return sendForBlob(apiUrl(name, path, query), type, call);
};
