import { FloorList } from "./FloorList.tsx";
import { start } from "./start.tsx";

void start(FloorList);
