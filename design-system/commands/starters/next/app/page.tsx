import { Bills } from "./Bills";

export default function Page() {
  return <Bills />;
}
