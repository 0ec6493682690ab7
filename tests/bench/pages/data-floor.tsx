import { createRoot } from "react-dom/client";
import useSWR, { SWRConfig, unstable_serialize } from "swr";
import useSWRInfinite from "swr/infinite";
import * as z from "zod/mini";

/** What the data layer stands on, each used once: swr, swr/infinite and the schema kinds of zod/mini. */
const schemas = [
  z.object({ a: z.optional(z.nullable(z.string().check(z.minLength(1), z.regex(/a/)))) }),
  z.catchall(z.object({ a: z.boolean() }), z.union([z.literal("a"), z.number().check(z.refine((value) => value > 1))])),
  z.array(z.catch(z.enum(["a", "b"]), "a")),
  z.pipe(z.unknown(), z.transform(String)),
  z.looseObject({}),
];

function Page() {
  const { data } = useSWR("a", () => schemas.map((schema) => z.safeParse(schema, {})));
  const { size } = useSWRInfinite(() => null, null);
  return (
    <SWRConfig value={{}}>
      {unstable_serialize("a")} {data?.length} {size}
    </SWRConfig>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
