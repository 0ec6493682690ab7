/** Tests a mounted story in all looks except the first. It switches the look in place and runs the axe rules that depend on colours. */
import { run } from "axe-core";
import { colourRules, stillCss } from "./axe.ts";
import { looks } from "./modes.ts";

export async function checkOtherLooks(): Promise<void> {
  const root = document.documentElement;
  const { brand, mode } = root.dataset;
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = stillCss;
  const faults: string[] = [];
  for (const look of looks.slice(1)) {
    Object.assign(root.dataset, look);
    const { violations } = await run(document.body, { runOnly: { type: "rule", values: colourRules }, resultTypes: ["violations"] });
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        faults.push(`${look.brand} ${look.mode}: ${id} at ${target.join(" ")}. ${failureSummary}`);
    }
  }
  Object.assign(root.dataset, { brand, mode });
  // Restore the look before the transitions, so that nothing fades into the next story.
  getComputedStyle(document.body).getPropertyValue("color");
  style.remove();
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
