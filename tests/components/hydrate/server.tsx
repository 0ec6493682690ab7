import type { ReactElement } from "react";
import { prerender } from "react-dom/static";
import { stories } from "./stories.tsx";

/** The whole markup, parts that are loaded later included; what goes wrong on the way is thrown. */
async function draw(element: ReactElement): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (fault) => void faults.push(fault),
    // All in its place: what comes after the page is put there by a script, which doesn't run here.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return markup;
}

/** The markup that a server sends for each story; what it cannot draw is an error's text. */
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
