import { again } from "../../browser/route.ts";
import { expect, plants, test } from "../fixtures.ts";

interface Report {
  "effective-directive": string;
  "blocked-uri": string;
  /** Beginning of what was refused, such as "eval|…". */
  "script-sample"?: string;
}

test(
  "[HO-02] an inline script, an inline style, an eval, a foreign script and unread HTML are refused and reported",
  plants,
  async ({ page, context }) => {
    const foreign: string[] = [];
    await page.route("https://tags.example/**", (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "globalThis.ran = 'foreign'" });
    });
    const planted = [
      "<script>globalThis.ran = 'inline'</script>",
      "<style>body { outline: 7px solid red }</style>",
      '<script src="https://tags.example/t.js"></script>',
      '<p style="color: rgb(1, 2, 3)" data-planted>x</p>',
    ].join("");
    await page.route("**/login", async (route) => {
      const response = await route.fetch(again);
      await route.fulfill({ response, body: (await response.text()).replace("</head>", `${planted}</head>`) });
    });
    await page.goto("/login");
    const refused = await page.evaluate(async () => {
      const thrown = (plant: () => unknown) =>
        new Promise<string>((done) => {
          setTimeout(() => {
            try {
              plant();
              done("nothing");
            } catch (error) {
              done((error as Error).name);
            }
          });
        });
      // biome-ignore lint/security/noGlobalEval: the policy must refuse it.
      const evaluated = await thrown(() => globalThis.eval("globalThis.ran = 'eval'"));
      const made = await thrown(() => new Function("globalThis.ran = 'function'")());
      const written = await thrown(() => {
        document.createElement("div").innerHTML = "<b>x</b>";
      });
      return { evaluated, made, written };
    });
    expect(refused).toEqual({ evaluated: "EvalError", made: "EvalError", written: "TypeError" });
    expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
    expect(foreign).toEqual([]);
    await expect(page.locator("body")).toHaveCSS("outline-style", "none");
    await expect(page.locator("[data-planted]")).not.toHaveCSS("color", "rgb(1, 2, 3)");

    const reports = async () => {
      const list = (await (await context.request.get("/sandbox/reports")).json()) as Report[];
      return [
        ...new Set(
          list.map((report) =>
            [report["effective-directive"], report["blocked-uri"], report["script-sample"]?.match(/^[\w ]+(?=\|)/)]
              .flat()
              .filter(Boolean)
              .join(" "),
          ),
        ),
      ].sort();
    };
    await expect
      .poll(reports)
      .toEqual([
        "require-trusted-types-for trusted-types-sink Element innerHTML",
        "require-trusted-types-for trusted-types-sink Function",
        "require-trusted-types-for trusted-types-sink eval",
        "script-src-elem https://tags.example/t.js",
        "script-src-elem inline",
        "style-src-attr inline",
        "style-src-elem inline",
      ]);
  },
);

test("[HO-02] the policy of a plain installation has no exception, and maps only where they are configured", async ({ context }) => {
  const { headers } = (await (await context.request.get("/hosting.json")).json()) as { headers: Record<string, string> };
  const policy = headers["Content-Security-Policy"] as string;
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types favilla-html$/);
  expect(policy).not.toMatch(/unsafe|https?:|\*|blob:/);
});
