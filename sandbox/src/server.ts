import { parseArgs } from "node:util";
import { wholeOf } from "./base/whole.ts";
import { clientCodes, signIns } from "./seed/signIns.ts";
import { startSandbox } from "./start.ts";

const usage = `node sandbox/src/server.ts [options]
  --port <number>    port to listen on; 0 takes a free one (default 4010)
  --host <address>   address to listen on (default 127.0.0.1: this computer only)
  --portal <folder>  serve the built portal from this folder on the same address
  --database <file>  file of the store, or :memory: (default sandbox/data/sandbox.sqlite)
  --session <place>  where the portal keeps its tokens: storage or cookie (default: as the build has it)
  --reset            start over with fresh sample customers
  --help             show this text
The environment variable SANDBOX_NOW (ISO 8601) fixes the present moment.`;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4010" },
    host: { type: "string" },
    portal: { type: "string" },
    database: { type: "string" },
    session: { type: "string" },
    reset: { type: "boolean" },
    help: { type: "boolean" },
  },
});

if (values.help) {
  console.log(usage);
  process.exit(0);
}

const { session } = values;
if (session !== undefined && session !== "storage" && session !== "cookie") {
  console.error(`--session is storage or cookie, not ${session}`);
  process.exit(2);
}

const port = wholeOf(values.port);
if (port === undefined || port > 65_535) {
  console.error(`--port is a number up to 65535, in plain digits, not ${values.port}`);
  process.exit(2);
}

const { url, close } = await startSandbox({
  port,
  host: values.host,
  portal: values.portal,
  database: values.database,
  session,
  reset: values.reset,
}).catch((error: Error) => {
  console.error(`The sandbox could not start: ${error.message}`);
  process.exit(1);
});

console.log(
  `\n  ${values.portal ? "Area clienti Favilla" : "API di prova Favilla"}: ${url}\n\n  Per accedere, con la password ${signIns[0].password}:`,
);
for (const { email, shows } of signIns) console.log(`  ${email.padEnd(26)} ${shows}`);
console.log("\n  Per registrarsi, con codice cliente e codice fiscale:");
for (const { clientCode, fiscalCode, shows } of clientCodes) console.log(`  ${`${clientCode} ${fiscalCode}`.padEnd(26)} ${shows}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => close().then(() => process.exit(0)));
