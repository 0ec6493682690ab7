import { describe, expect, it } from "vitest";
import shipped from "../../../public/config.json?raw";
import { parseConfig } from "./config.ts";

const changed = (change: object) => JSON.stringify({ ...JSON.parse(shipped), ...change });

describe("[AP-10] the configuration file", () => {
  it("ships with the paths of the contract", () => {
    expect(parseConfig(shipped)).toMatchObject({ apiBase: "/api" });
  });

  it("is refused with every fault named", () => {
    expect(() => parseConfig(`{\n"a": 1,\n}`)).toThrow(/config\.json is not JSON: .*line 3/);
    expect(() => parseConfig("[]")).toThrow(/the whole: /);
    expect(() => parseConfig(changed({ apiBase: "api", showHeaderLogin: "yes", paths: {} }))).toThrow(
      /apiBase: must.*paths\.login.*showHeaderLogin/s,
    );
    expect(() => parseConfig(changed({ privacyPolicyUrl: "javascript:alert(1)" }))).toThrow(/privacyPolicyUrl: must/);
  });

  it("says of each fault what is to be done", () => {
    const { features, help } = JSON.parse(shipped);
    const faults: [change: object, message: string][] = [
      [{ creditor: undefined }, "creditor: is missing"],
      [{ help: { ...help, phone: undefined } }, "help.phone: is missing"],
      [{ help: { ...help, phone: "" } }, "help.phone: must be digits"],
      [{ help: { ...help, phone: "       " } }, "help.phone: must be digits"],
      [{ help: { ...help, phone: 800900100 } }, "help.phone: must be of type string"],
      [{ help: { ...help, hours: "" } }, "help.hours: must not be empty"],
      [{ help: { ...help, hours: 8 } }, "help.hours: must be a text, or have a text for each of languages"],
      [{ features: { ...features, vouchers: "true" } }, "features.vouchers: must be of type boolean"],
      [{ languages: ["it", "fr"] }, "languages.1: must be one of it, en, de"],
      [{ languages: [] }, "languages: must name one"],
      [{ creditor: { name: "" } }, "creditor.name: must not be empty"],
      [{ creditor: { name: "F", fiscalCode: "0123456789" } }, "creditor.fiscalCode: must be 11 digits"],
      [{ payUrl: "https://banca.example/paga" }, "payUrl: must be https, with {code}"],
      [{ payUrl: "http://banca.example/{code}" }, "payUrl: must be https, with {code}"],
      [{ instalmentsUrl: "rate" }, "instalmentsUrl: must be a path or an https address"],
    ];
    for (const [change, message] of faults) expect(() => parseConfig(changed(change)), message).toThrow(`config.json: ${message}`);
  });

  it("has calls over https only, except to the same computer: browsers refuse others from a page of https", () => {
    for (const origin of ["http://api.example", "http://localhost.example", "http://127.0.0.1.example:80"]) {
      const addresses = { apiBase: `${origin}/api`, graphqlPath: `${origin}/admin/api` };
      expect(() => parseConfig(changed(addresses)), origin).toThrow(
        "apiBase: must be a path or an https address, without a / at its end; graphqlPath: must be a path or an https address with a path",
      );
    }
    for (const apiBase of ["https://api.example", "http://127.0.0.1:4010/api", "http://localhost:4010"])
      expect(parseConfig(changed({ apiBase })).apiBase).toBe(apiBase);
  });

  it("has GraphQL at a path or at an address, as the REST calls", () => {
    for (const graphqlPath of ["/graphql/", "https://api.example/admin/api", "http://127.0.0.1:8081/graphql"])
      expect(parseConfig(changed({ graphqlPath })).graphqlPath).toBe(graphqlPath);
    for (const graphqlPath of [
      "//elsewhere",
      "graphql",
      "ftp://api.example/graphql",
      "https://",
      "https:///graphql",
      "https://api.example",
    ])
      expect(() => parseConfig(changed({ graphqlPath })), graphqlPath).toThrow(/graphqlPath: must be a path or an https address/);
  });

  it("[AC-36] keeps the session in cookies only if the calls go to the portal's own address", () => {
    expect(parseConfig(shipped).session).toBe("storage");
    expect(parseConfig(changed({ session: undefined })).session).toBe("storage");
    expect(parseConfig(changed({ session: "cookie" })).session).toBe("cookie");
    expect(() => parseConfig(changed({ session: "cookies" }))).toThrow(/session: /);
    expect(() => parseConfig(changed({ session: "cookie", apiBase: "https://api.example" }))).toThrow(/apiBase: must be a path/);
    const graphqlPath = "https://api.example/graphql";
    expect(() => parseConfig(changed({ session: "cookie", graphqlPath }))).toThrow(/graphqlPath: must be a path if session/);
    const { logout: _, ...paths } = JSON.parse(shipped).paths;
    expect(parseConfig(changed({ paths })).session).toBe("storage");
    expect(() => parseConfig(changed({ session: "cookie", paths }))).toThrow(/paths\.logout: is needed/);
  });

  it("[CH-25] offers Italian unless it names other languages, each once", () => {
    expect(parseConfig(changed({ languages: undefined })).languages).toEqual(["it"]);
    expect(parseConfig(changed({ languages: ["de", "it"] })).languages).toEqual(["de", "it"]);
    for (const languages of [[], ["it", "it"], ["fr"], "de"])
      expect(() => parseConfig(changed({ languages })), String(languages)).toThrow(/languages/);
  });

  it("says how to reach a person and who is paid", () => {
    const help = { phone: "+39 051 000000", hours: "sempre" };
    expect(parseConfig(changed({ help })).help).toEqual(help);
    expect(() => parseConfig(changed({ help: { phone: "numero verde", hours: "" }, creditor: {} }))).toThrow(
      /help\.phone.*help\.hours.*creditor\.name/s,
    );
  });

  it("[CH-30] gives the hours of help in one text, or in one for each language that it offers", () => {
    const help = (hours: unknown) => ({ help: { phone: "800 900 100", hours } });
    const each = { it: "lun – ven", de: "Mo – Fr", en: "Mon – Fri" };
    expect(parseConfig(changed({ languages: ["it", "de"], ...help(each) })).help.hours).toEqual(each);
    expect(parseConfig(changed({ languages: ["it", "de"], ...help("lun – ven") })).help.hours).toBe("lun – ven");
    expect(() => parseConfig(changed({ languages: ["it", "de"], ...help({ it: "lun – ven" }) }))).toThrow(
      /help\.hours: must be a text, or have a text for each of languages/,
    );
    for (const hours of [{ fr: "lun – ven" }, { it: "" }, {}, 8]) expect(() => parseConfig(changed(help(hours)))).toThrow(/help\.hours/);
  });

  it("[AP-13] may omit the date-time format, and is refused with an invalid one", () => {
    expect(parseConfig(changed({ dateTimeFormat: undefined })).dateTimeFormat).toBe("DD/MM/YYYY HH:mm");
    expect(() => parseConfig(changed({ dateTimeFormat: "yy" }))).toThrow(/dateTimeFormat: must have DD/);
  });

  it("[CH-17] accepts announcements with their times and pages", () => {
    const announcement = {
      title: "Manutenzione",
      text: "Domenica",
      severity: "info",
      from: null,
      to: "2026-12-01T00:00:00Z",
      pages: ["*", "/bollette"],
    };
    expect(parseConfig(changed({ announcements: [announcement] })).announcements).toEqual([announcement]);
    expect(() => parseConfig(changed({ announcements: [{ ...announcement, to: "domani", severity: "grave" }] }))).toThrow(
      /announcements\.0\.severity.*announcements\.0\.to/s,
    );
    for (const from of ["2026-12-01", "2026-12-01T08:00:00", "2026-02-30T08:00:00+01:00", "1"])
      expect(() => parseConfig(changed({ announcements: [{ ...announcement, from }] }))).toThrow(
        /announcements\.0\.from: must be a moment/,
      );
  });
});
