import { hydrateRoot } from "react-dom/client";
import { stories } from "./stories.tsx";

interface Rendered {
  name: string;
  html: string;
}

/** Resolves after React's work and after one more timer. */
const settled = () => new Promise((done) => setTimeout(() => setTimeout(done)));

/** Hydrates a server's markup story by story; returns the messages of React and the browser, by story. */
export async function hydrateAll(rendered: readonly Rendered[]): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  const byName = new Map(stories);
  const error = console.error;
  for (const { name, html } of rendered) {
    const said: string[] = [];
    console.error = (...parts: unknown[]) => said.push(parts.map(String).join(" "));
    const container = document.createElement("div");
    container.innerHTML = html;
    document.body.append(container);
    const root = hydrateRoot(container, byName.get(name), { onRecoverableError: (fault) => said.push(String(fault)) });
    await settled();
    root.unmount();
    container.remove();
    // A story that unmounts may return focus to a heading of the page; it must not reach the next story's.
    await settled();
    if (said.length > 0) faults[name] = said;
  }
  console.error = error;
  return faults;
}
