import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { albumPage } from "./album.ts";

/** A page in front of a server that may be framed, which the portal forbids. */
export async function frameable(target: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === "/album.html") return outgoing.setHeader("content-type", "text/html").end(albumPage);
    const { method, headers } = incoming;
    const forwarded = request(target + incoming.url, { method, headers }, (answer) => {
      const { "content-security-policy": _policy, "x-frame-options": _frames, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, others);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
