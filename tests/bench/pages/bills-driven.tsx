import "@favilla/design-system/theme/favilla.css.ts";
import { drive } from "./drive.tsx";
import { LibraryList } from "./LibraryList.tsx";

void drive(LibraryList);
