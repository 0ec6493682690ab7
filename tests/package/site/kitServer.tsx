import { renderToString } from "react-dom/server";
import { Kit } from "./Kit.tsx";

process.stdout.write(renderToString(<Kit />));
