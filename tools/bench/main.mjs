/** `npm run bench`: measures the library and the portal, as tests/bench/README.md describes. */
import { parseArgs } from "node:util";
import { wholeOption } from "../../scripts/options.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    quick: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
  },
});

const rounds = values.quick ? 1 : wholeOption("rounds", values.rounds);
const { bench } = await import(String(new URL("../../tests/bench/bench.ts", import.meta.url)));
const right = await bench({ rounds, only: values.only });
process.exitCode = right ? 0 : 1;
