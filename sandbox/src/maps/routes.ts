import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { placeById, searchPlaces } from "./places.ts";

const script = readFileSync(join(import.meta.dirname, "maps.js"), "utf8");
const maxLength = 200;

/** The script of the address suggestions, and the calls that it makes: invented streets in real municipalities. */
export function mapsRoutes(): Hono {
  return new Hono()
    .get("/maps.js", (context) => context.body(script, 200, { "Content-Type": "text/javascript; charset=utf-8" }))
    .get("/places", (context) => {
      const { input = "", regions = "" } = context.req.query();
      const found = searchPlaces(input.slice(0, maxLength), regions.toLowerCase().split(",").filter(Boolean));
      return context.json({ places: found.map(({ id, text }) => ({ id, text })) });
    })
    .get("/places/:id", (context) => {
      const place = placeById(context.req.param("id"));
      return place ? context.json({ addressComponents: place.addressComponents }) : context.notFound();
    });
}
