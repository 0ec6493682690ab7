import { Tag } from "@favilla/design-system/feedback/Tag";

console.log(Tag);
