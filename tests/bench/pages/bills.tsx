import { LibraryList } from "./LibraryList.tsx";
import { start } from "./start.tsx";

start(LibraryList);
