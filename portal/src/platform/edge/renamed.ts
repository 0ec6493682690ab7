import * as z from "zod/mini";

type Fields = Readonly<Record<string, readonly [wireName: string, reader: z.ZodMiniType]>>;

/** Schema of an object whose fields have other names on the wire: of each its name there, and how it is read. */
export const renamed = <F extends Fields>(fields: F) =>
  z.pipe(
    z.object(Object.fromEntries(Object.values(fields))),
    z.transform(
      (wire) =>
        Object.fromEntries(Object.entries(fields).map(([name, [wireName]]) => [name, wire[wireName]])) as {
          [Name in keyof F]: z.output<F[Name][1]>;
        },
    ),
  );
