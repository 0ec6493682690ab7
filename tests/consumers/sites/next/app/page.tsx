import { provideForRequest } from "@favilla/design-system/theme/provideForRequest";
import { Bills } from "./Bills";
import { Rename } from "./Rename";
import { words } from "./words";

export default function Page() {
  provideForRequest({ messages: words });
  return (
    <>
      <Bills />
      <Rename />
    </>
  );
}
