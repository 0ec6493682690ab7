import { createRoot } from "react-dom/client";
import useSWR, { SWRConfig, unstable_serialize } from "swr";
import useSWRInfinite from "swr/infinite";
import * as v from "valibot";

v.setGlobalMessage("a");

/** What the data layer stands on, each used once: swr, swr/infinite and the schema kinds of valibot. */
const schemas = [
  v.object({ a: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty(), v.regex(/a/)))) }),
  v.objectWithRest(
    { a: v.boolean() },
    v.pipe(
      v.number(),
      v.finite(),
      v.check((value) => value > 1),
    ),
  ),
  v.array(v.fallback(v.picklist(["a", "b"]), "a")),
  v.pipe(v.unknown(), v.transform(String)),
  v.pipe(v.custom(Boolean), v.looseObject({ a: v.literal(1) })),
  v.pipe(
    v.unknown(),
    v.rawTransform(({ addIssue }) => addIssue({ message: "a" })),
  ),
];
const faults = (schema: v.GenericSchema) => v.safeParse(schema, {}).issues?.map((issue) => v.getDotPath(issue));

function Page() {
  const { data } = useSWR("a", () => schemas.map(faults));
  const { size } = useSWRInfinite(() => null, null);
  return (
    <SWRConfig value={{}}>
      {unstable_serialize("a")} {data?.length} {size}
    </SWRConfig>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
