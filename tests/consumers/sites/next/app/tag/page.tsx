import { Tag } from "@favilla/design-system/feedback/Tag";

export default function Page() {
  return <Tag tone="positive">Attiva</Tag>;
}
