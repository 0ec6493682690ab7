import { brezza, themeCss } from "@favilla/tokens";

process.stdout.write(themeCss('[data-brand="mine"]', brezza));
