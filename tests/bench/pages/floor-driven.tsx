import { drive } from "./drive.tsx";
import { FloorList } from "./FloorList.tsx";

drive(FloorList);
