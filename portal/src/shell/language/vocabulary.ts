import type { MessageOverrides } from "@favilla/design-system/theme/messages.ts";
import * as z from "zod/mini";
import type { PortalLanguage } from "../../platform/config/config.ts";
import { parseRows } from "../../platform/edge/edge.ts";
import { publicQuery } from "../../platform/wire/publicGraphql.ts";
import { LabelsDocument } from "./generated/vocabulary.ts";

const labelSchema = z.object({ tag: z.string(), text: z.string() });

/** Keys renamed since the last major version. Remote labels with the old name still work until the next one. */
const renamed: readonly (readonly [earlier: string, now: string])[] = [["app.italy", "codeFields.italy"]];

/** Converts labels "room.key" to overrides of the local words, key by key. An empty text is ignored. */
export function toOverrides(labels: readonly z.infer<typeof labelSchema>[]): MessageOverrides {
  const rooms: Record<string, Record<string, string>> = Object.create(null);
  const earlier = labels.flatMap(({ tag, text }) => renamed.filter(([name]) => name === tag).map(([, now]) => ({ tag: now, text })));
  // A label with the new name comes last and takes precedence.
  for (const { tag, text } of [...earlier, ...labels]) {
    const [, room, key] = /^(\w+)\.(\w+)$/.exec(tag) ?? [];
    if (room && key && text.trim()) {
      rooms[room] ??= Object.create(null) as Record<string, string>;
      rooms[room][key] = text;
    }
  }
  return rooms as MessageOverrides;
}

/** Requests the texts that the retailer has written in its content system, which replace those of the code. */
export async function fetchVocabulary(language: PortalLanguage = "it"): Promise<MessageOverrides> {
  const { allLabels } = await publicQuery(LabelsDocument, { language: language.toUpperCase() });
  return toOverrides(parseRows(labelSchema, allLabels, "vocabulary"));
}
