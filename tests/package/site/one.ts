import { Tag } from "@favilla/design-system";

console.log(Tag);
