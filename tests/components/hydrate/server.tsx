import type { ReactElement } from "react";
import { prerender } from "react-dom/static";
import { stories } from "./stories.tsx";

/** The whole markup, including parts that are loaded later; throws the errors on the way. */
async function draw(element: ReactElement): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (fault) => void faults.push(fault),
    // A part that never comes would keep the whole walk waiting, without a name.
    signal: AbortSignal.timeout(20_000),
    // Everything in its place: a script would move the chunks that follow the page, and no script runs here.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return markup;
}

/** The server markup of each story, or the text of the error. */
export async function drawAll(): Promise<{ name: string; html?: string; error?: string }[]> {
  const rendered = [];
  for (const [name, element] of stories) {
    try {
      rendered.push({ name, html: await draw(element) });
    } catch (error) {
      rendered.push({ name, error: String(error) });
    }
  }
  return rendered;
}
