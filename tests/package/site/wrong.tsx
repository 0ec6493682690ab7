import { Button } from "@favilla/design-system/actions/Button";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import type { MessageOverrides } from "@favilla/design-system/theme/messages";

// @ts-expect-error no such variant
export const button = <Button variant="loud">Paga</Button>;
// @ts-expect-error no such word
const words: MessageOverrides = { bills: { unknown: "?" } };
export const page = <FavillaProvider messages={words}>…</FavillaProvider>;
