/** Every story with axe in each of the nine looks: three brands by three modes (DS-02). */
import { runSteps, vitest } from "./steps.ts";

const looks = ["favilla", "brezza", "wireframe"].flatMap((brand) => ["light", "dark", "contrast"].map((mode) => ({ brand, mode })));

runSteps(
  looks.map(({ brand, mode }) => vitest(`${brand}-${mode}`, "stories", process.argv.slice(2), { STORY_BRAND: brand, STORY_MODE: mode })),
);
