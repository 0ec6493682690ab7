import { type AddressInfo, connect, createServer } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

export interface Network {
  /** Milliseconds from a request to its answer. */
  latency: number;
  /** Bytes per second, of all connections together. */
  downloadThroughput: number;
}

const portion = 4096;

/** Puts a slow network in front of a server of this machine, for browsers that cannot imitate one. */
export async function slowDown(url: string, { latency, downloadThroughput }: Network): Promise<{ url: string; close: () => void }> {
  let line = Promise.resolve();
  const sent = (bytes: number) => {
    line = line.then(() => sleep((bytes / downloadThroughput) * 1000));
    return line;
  };
  const late = () =>
    new Transform({
      transform: (chunk, _, done) => void sleep(latency).then(() => done(null, chunk)),
    });
  const narrow = () =>
    new Transform({
      async transform(chunk: Buffer, _, done) {
        for (let start = 0; start < chunk.length; start += portion) {
          const part = chunk.subarray(start, start + portion);
          await sent(part.length);
          this.push(part);
        }
        done();
      },
    });
  const server = createServer((browser) => {
    const site = connect(Number(new URL(url).port), "127.0.0.1");
    browser.pipe(late()).pipe(site).pipe(narrow()).pipe(browser);
    // A browser ends connections that it needs no more.
    browser.on("error", () => site.destroy()).on("close", () => site.destroy());
    site.on("error", () => browser.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
