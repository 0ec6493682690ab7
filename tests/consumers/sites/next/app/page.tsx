import { Bills } from "./Bills";
import { Rename } from "./Rename";

export default function Page() {
  return (
    <>
      <Bills />
      <Rename />
    </>
  );
}
