import type { OperationName } from "../config/config.ts";
import { withSession } from "./http.ts";
import { type Arguments, exchange, type Loose, type RequestOf } from "./publicRest.ts";
import { type Call, sendForBlob } from "./transport.ts";
import { apiUrl } from "./url.ts";

const withToken =
  (method: Call["method"]) =>
  <Name extends OperationName>(name: Name, ...[request]: Arguments<Name>): Promise<unknown> =>
    withSession((token) => exchange(method, name, (request ?? {}) as Loose, token));

export const get = withToken("GET");

export const post = withToken("POST");

export const put = withToken("PUT");

/** Requests a file of the given type, such as "application/pdf". */
export const getFile = <Name extends OperationName>(name: Name, type: string, request: RequestOf<Name>): Promise<Blob> => {
  const { path, query, ...call } = request as Loose;
  return withSession((token) => sendForBlob(apiUrl(name, path, query), type, { ...call, token }));
};
