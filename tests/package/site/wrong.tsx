import { Button } from "@favilla/design-system/actions/Button";
import type { Catalogue } from "@favilla/design-system/locales/catalogue";
import * as de from "@favilla/design-system/locales/de";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import type { MessageOverrides } from "@favilla/design-system/theme/messages";

// @ts-expect-error no such variant
export const button = <Button variant="loud">Paga</Button>;
// @ts-expect-error no such word
const words: MessageOverrides = { bills: { unknown: "?" } };
export const page = <FavillaProvider messages={words}>…</FavillaProvider>;
// @ts-expect-error no text for `copy.blocked`
export const lacksText: Catalogue = { ...de, copy: { copied: "Kopiert" } };
const { table: _, ...rest } = de;
// @ts-expect-error no room `table`
export const lacksRoom: Catalogue = rest;
