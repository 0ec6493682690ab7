import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";

process.stdout.write(renderToString(<App />));
