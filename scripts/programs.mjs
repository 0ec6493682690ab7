/** Prepares the browsers and the web server that `npm test` needs, while checks run that need none of them. */
import { setupPrograms } from "./setup.mjs";

setupPrograms({ browser: true, nginx: true, firefox: true });
