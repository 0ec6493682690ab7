import { fillTemplates, type Part, partNames, type Read, spellings, stageOf } from "./part.ts";

/** The files of a new form of the library with one field: schema with its test, form, words, stories, designer's page, changeset. */
export function newForm(room: string, name: string, read: Read): Part {
  const { camel: base, pascal: Base } = spellings(name.replace(/Form$/, ""));
  return {
    files: fillTemplates("form", { ...partNames(room, name), base, Base }),
    changed: stageOf(room, name, read),
    next: "Replace the field by those of the form, in schema, form, words and stories. A rule that exists (fiscal code, IBAN, phone) is imported. In the portal, the page's hook makes the call in `onSubmit`.",
  };
}
