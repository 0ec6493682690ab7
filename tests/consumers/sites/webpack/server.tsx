import { renderToString } from "react-dom/server";
import { App } from "./App";

process.stdout.write(renderToString(<App />));
