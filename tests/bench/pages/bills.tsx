import { LibraryList } from "./LibraryList.tsx";
import { start } from "./start.tsx";

void start(LibraryList);
