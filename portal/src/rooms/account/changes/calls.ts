import { changeAuthors, changeKinds, changeResults, type ProfileChange } from "@favilla/design-system/account/profileChange.ts";
import * as z from "zod/mini";
import { field, id, lenient, optionalId, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { oneOf } from "../../../platform/edge/oneOf.ts";
import { romeMoment } from "../../../platform/edge/romeMoment.ts";
import { isEmptyList, privateQuery } from "../../../platform/query/privateQuery.ts";
import { get } from "../../../platform/wire/rest.ts";

const value = lenient(z.object({ code: optionalText, text: optionalText }));

const changeSchema = z.object({
  id,
  at: field(romeMoment),
  by: oneOf(changeAuthors),
  kind: oneOf(changeKinds),
  about: optionalText,
  before: value,
  after: value,
  supplyId: optionalId,
  result: oneOf(changeResults),
});

const listSchema = z.object({ items: z.unknown() });

const parseChanges = (data: unknown): ProfileChange[] => parseRows(changeSchema, parse(listSchema, data, "changes").items, "changes");

/** The log of changes of the customer's data, newest first. */
export const changesQuery = privateQuery("changes", async (_, signal) => parseChanges(await get("changes", { signal })), isEmptyList);
