import type { Defect } from "../../tests/patterns/defects/defect.ts";
import { engineDefects } from "../../tests/patterns/defects/engines.ts";
import { defects, findDefect } from "../../tests/patterns/defects.ts";
import { Stage } from "../../tests/patterns/stage.ts";
import type { Name } from "./all.ts";
import { domReader, EnginePage } from "./page/page.ts";
import type { Task } from "./tasks.ts";

const idOf = ({ pattern, name }: Defect) => `${pattern}, ${name}`.replace(/[^\w]+/g, "-").toLowerCase();

/** The page of a planted defect. */
export const defectPath = (defect: Defect): string => `/defects/${idOf(defect)}.html`;

/** Planted defects that must be found, those of the other engine not. */
export function defectTasks(name: Name, url: string): Task[] {
  const task = (defect: Defect, isFound: boolean): Task => ({
    kind: "defect",
    id: idOf(defect),
    run: async (engine) => {
      const page = new EnginePage(engine);
      const mount = () => page.open(`${url}/host.html`, defectPath(defect));
      const seen = await findDefect(defect, new Stage(page, domReader), { name: defect.name, mount });
      if (isFound) return { faults: seen.length > 0 ? [] : ["not found"] };
      return { faults: seen };
    },
  });
  return [...defects.map((defect) => task(defect, true)), ...engineDefects.map((defect) => task(defect, defect.shownBy.includes(name)))];
}
