import { renderToString } from "react-dom/server";
import { stories } from "./stories.tsx";

/** The markup that a server sends for each story; what it cannot draw is an error's text. */
export const rendered = stories.map(([name, element]) => {
  try {
    return { name, html: renderToString(element) };
  } catch (error) {
    return { name, error: String(error) };
  }
});
