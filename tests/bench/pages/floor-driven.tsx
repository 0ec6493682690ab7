import { drive } from "./drive.tsx";
import { FloorList } from "./FloorList.tsx";

void drive(FloorList);
