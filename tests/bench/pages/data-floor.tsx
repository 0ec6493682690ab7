import dayjs from "dayjs";
import italian from "dayjs/locale/it.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { createRoot } from "react-dom/client";
import useSWR, { SWRConfig, unstable_serialize } from "swr";
import useSWRInfinite from "swr/infinite";
import * as z from "zod/mini";

z.config({ customError: () => "a" });

for (const plugin of [utc, timezone]) dayjs.extend(plugin);

/** The packages under the data layer, each used once: swr, swr/infinite, dayjs as in the library, and the schema kinds of zod. */
const schemas = [
  z.object({ a: z.optional(z.nullable(z.string().check(z.minLength(1), z.regex(/a/)))) }),
  z.catchall(z.object({ a: z.boolean() }), z.number().check(z.refine((value) => value > 1))),
  z.array(z.catch(z.enum(["a", "b"]), "a")),
  z._default(z.string(), "a"),
  z.pipe(
    z.unknown(),
    z.transform((value) => dayjs(String(value), { locale: italian.name }).format()),
  ),
  z.looseObject({ a: z.literal(1) }),
];
const faults = (schema: z.ZodMiniType) => z.safeParse(schema, {}).error?.issues.map(({ path }) => path.join("."));

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
