import type { vars } from "@favilla/tokens";

type NumberOf<Name> = Name extends `${infer Value extends number}` ? Value : never;

/** Numbers of the space tokens: 4 is 1 rem. */
export const gapSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const satisfies readonly NumberOf<keyof typeof vars.space>[];
export type Gap = (typeof gapSteps)[number];
