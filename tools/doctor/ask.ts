import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  /** Values of a header that came more than once are joined by a comma. */
  headers: IncomingHttpHeaders;
  /** As sent, perhaps compressed. */
  body: Buffer;
  /** The body as text, decompressed. */
  text: () => string;
}

export type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Requests of a site, one at a time or many. Follows no redirect, keeps no cache, and reads on where the certificate is wrong. */
export const asking =
  (site: string): Ask =>
  (path, headers = {}) =>
    new Promise((done, failed) => {
      const url = new URL(path, site);
      const options = { headers, timeout: 15_000, rejectUnauthorized: false };
      const sent = (url.protocol === "https:" ? tlsRequest : plainRequest)(url, options, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", failed);
        response.on("end", () => {
          const body = Buffer.concat(parts);
          const decode = decoders[response.headers["content-encoding"] ?? ""];
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: () => (decode ? decode(body) : body).toString(),
          });
        });
      });
      sent.on("timeout", () => sent.destroy(new Error("no answer within 15 s")));
      sent.on("error", failed);
      sent.end();
    });
