import type { Browser, CDPSession } from "@playwright/test";
import { frames, metric, run } from "./cpu.ts";
import { compare, type Round, type Row } from "./report.ts";

const part = "A key press, field to uncontrolled input";

/** The text that is typed into each field of pages/fields.tsx. */
const texts = {
  password: "Favilla-2026",
  fiscalCode: "spmgli85h50a944x",
  iban: "it60x0542811101000000123456",
  digits: "1234567890123",
  phone: "3331234567",
  oneTimeCode: "123456",
} as const;

/** Processor time of the main thread per letter, in milliseconds, including a wait of two frames. */
async function each(session: CDPSession, text: string, act: (letter: string) => Promise<unknown>): Promise<number> {
  const before = await metric(session, "ThreadTime");
  for (const letter of text) {
    await act(letter);
    await run(session, frames);
  }
  return ((await metric(session, "ThreadTime")) - before) * 1000;
}

/** The cost of a key press in milliseconds: real key events, less the cost of the wait. */
async function perKey(session: CDPSession, field: string, text: string): Promise<number> {
  await run(session, `(showField(${JSON.stringify(field)}), ${frames})`);
  const idle = await each(session, text, async () => undefined);
  const busy = await each(session, text, (letter) => session.send("Input.dispatchKeyEvent", { type: "char", text: letter }));
  return (busy - idle) / text.length;
}

/** Every field that checks or groups the typed text, against an input that does neither. */
export async function measureKeys(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\rkeys: round ${round + 1} of ${rounds} `);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "it-IT" });
    const page = await context.newPage();
    await page.goto(`${url}/fields/`);
    await page.waitForFunction(() => "showField" in window);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const measured: Round = { library: {}, floor: {} };
    for (const [field, text] of Object.entries(texts)) {
      const library = () => perKey(session, field, text);
      const floor = () => perKey(session, "uncontrolled", text);
      const sides = round % 2 ? { floor: await floor(), library: await library() } : { library: await library(), floor: await floor() };
      measured.library[field] = sides.library;
      measured.floor[field] = sides.floor;
    }
    done.push(measured);
    await context.close();
  }
  process.stderr.write("\n");
  return Object.keys(texts).map((field) => compare(part, field, "ms", done, 2));
}
