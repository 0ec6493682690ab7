import type { Load } from "@favilla/design-system/data/load.ts";
import * as z from "zod/mini";
export declare const holderTitleCodes: import("../../../platform/edge/codeList.ts").CodeList<
  "beneficiary" | "owner" | "partner" | "representative",
  number
>;
export declare const cadastralSchema: z.ZodMiniPipe<
  z.ZodMiniObject<
    {
      id: z.ZodMiniTransform<string, unknown>;
      supplyCode: z.ZodMiniTransform<string | null, unknown>;
      externalSupplyCode: z.ZodMiniTransform<string | null, unknown>;
      urbanSection: z.ZodMiniTransform<string | null, unknown>;
      sheet: z.ZodMiniTransform<string | null, unknown>;
      particle: z.ZodMiniTransform<string | null, unknown>;
      subordinate: z.ZodMiniTransform<string | null, unknown>;
      city: z.ZodMiniTransform<string | null, unknown>;
      holderTitle: z.ZodMiniTransform<"beneficiary" | "owner" | "partner" | "representative" | "unknown", unknown>;
      propertyType: z.ZodMiniTransform<string | null, unknown>;
      changeStatus: z.ZodMiniTransform<string | null, unknown>;
      lastChangeRequestDate: z.ZodMiniTransform<string | null, unknown>;
      lastChangeRequestTime: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>>>;
    },
    z.core.$strip
  >,
  z.ZodMiniTransform<
    {
      id: string;
      supplyCode: string | null;
      externalSupplyCode: string | null;
      urbanSection: string | null;
      sheet: string | null;
      particle: string | null;
      subordinate: string | null;
      city: string | null;
      holderTitle: "beneficiary" | "owner" | "partner" | "representative" | "unknown";
      propertyType: string | null;
      lastChangeRequestDate: string | null;
      changeStatus: "Active" | "Inactive" | "Inserted" | "OnHold" | null;
      /** "HH:mm". */
      lastChangeRequestTime: string | null;
    },
    {
      id: string;
      supplyCode: string | null;
      externalSupplyCode: string | null;
      urbanSection: string | null;
      sheet: string | null;
      particle: string | null;
      subordinate: string | null;
      city: string | null;
      holderTitle: "beneficiary" | "owner" | "partner" | "representative" | "unknown";
      propertyType: string | null;
      changeStatus: string | null;
      lastChangeRequestDate: string | null;
      lastChangeRequestTime: string | null;
    }
  >
>;
/** Land-registry data of a supply (CD-02). The property type is always sent as null. */
export type Cadastral = z.infer<typeof cadastralSchema>;
export declare const parseCadastrals: (rows: unknown) => Cadastral[];
/** Returns the data that count, the first of the list. A supply without a code, for which nothing is requested, has none. */
export declare function currentCadastral(load: Load<readonly Cadastral[]>): Load<Cadastral>;
/** Tells whether a change with a lost answer has arrived: there were no data before, or a change is pending or was requested since. */
export declare const hasChangeArrived: (before: Cadastral | null, now: Cadastral) => boolean;
