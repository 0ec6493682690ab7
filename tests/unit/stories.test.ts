import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { getConfiguration } from "chromatic/node";
import { expect, it } from "vitest";
import { looks, modes } from "../../.storybook/modes.ts";
import { importsOf, listFiles } from "../../design-system/build/graph.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Parts of other components, whose stories show them: the imports of a story lead to each. */
const parts = [
  "StoredThings",
  "ContactLinks",
  "LegalTable",
  "Modal",
  "Field",
  "ComboboxList",
  "SelectControl",
  "DateCalendar",
  "MobileMenuPanel",
  "PopoverPanel",
  "MenuPanel",
  "TopLayer",
  "Choice",
  "ChosenActions",
  "ChoiceGroup",
  "HeaderBar",
  "MenuList",
  "CountBadge",
  "ChipRow",
  "ChoiceChips",
  "LateOverlays",
  "Announcements",
  "SessionWarning",
  "BillEmailEditor",
  "DeliveryEditor",
  "DossierDialog",
  "PaymentTermEditor",
  "TermLine",
  "CadastralLine",
  "DownloadFeedback",
  "StatementExportFeedback",
  "StatementTwinsView",
  "NewsOfSupply",
  "ReadingRow",
  "LastMonthText",
  "LastMonthView",
  "WhySection",
  "NextBillPlace",
  "SkeletonGroup",
  "SkeletonLine",
  "RowGroupSkeleton",
  "ConsumptionSkeleton",
  "PeriodStepper",
  "SettingRows",
  "ReadingSupplyRow",
  "ReadingStatus",
  "SentReadings",
  "LastBillSkeleton",
  "MonthsSpent",
  "YearsSpent",
  "NextBillPanel",
  "LastMonthSkeleton",
  "SupplyDetailSkeleton",
  "ToPayPanelSkeleton",
  "DueDatesSkeleton",
  "SupplyListSkeleton",
  "SupplyDataValue",
  "SupplyData",
  "StatusTag",
  "RetryLine",
  "MandateStatusTag",
  "LoadedList",
  "BillFilterForm",
  "SkipLink",
  "VoucherButtons",
  "VoucherLogo",
  "VoucherNotices",
  "BillingAddressFields",
  "DeliveryFailure",
  "CadastralCancelDialog",
  "ChangeOutcome",
  "ConfirmStep",
  "BillEmailField",
  "Absent",
  "HiddenValue",
  "WhyEstimates",
  "WhyTable",
  "StatementHead",
  "StatementBalance",
  "StatementChoiceTable",
  "StatementOrdering",
  "StatementPanel",
  "StatementTotal",
  "BarColumn",
  "BarFills",
  "BarLegend",
  "BarReadout",
  "BarSwatch",
  "ChartPicture",
  "ConsumptionFilterForm",
  "ConsumptionFileMenu",
  "SupplyFigures",
  "MeterWheels",
  "GuidePictures",
  "ReadOnlyNote",
  "AccordionContent",
  "AccordionRoot",
  "AccountList",
  "AccountListSkeleton",
  "AccountStatementFilterForm",
  "AccountStatementSkeleton",
  "AccessForm",
  "StepFrame",
  "EmailField",
  "EmailForm",
  "FiscalCodeField",
  "NewPasswordField",
  "BillPicture",
  "PictureLines",
  "PicturePlot",
  "ReadingQuestion",
  "ReadingSince",
  "ReadingGuideButton",
  "ReadingsToDo",
  "BillLines",
  "NoticeCode",
  "PayPlaces",
  "PayWays",
  "ActiveSupplies",
  "DueDatesSection",
  "FirstSteps",
  "HomeSkeleton",
  "LatestBills",
  "MonthsToPay",
  "Urgent",
  "BillsPanel",
  "NoBills",
  "NoMatch",
  "SupplyField",
  "OtherBill",
  "StatementOrder",
  "StatementRows",
  "ProfileFrame",
  "ProfilePanel",
  "PanelEditor",
  "PaymentFacts",
  "CadastralTask",
  "EmailSent",
  "VoucherRow",
  "SupplyChips",
  "SupplyRow",
  "NotificationRow",
  "BillRow",
  "BilledSupplies",
  "BillsDue",
  "RightsBars",
  "RequestListDetail",
  "EntryRowSkeleton",
  "ListDetailSkeleton",
  "VoucherDetailSkeleton",
  "ReadingsSkeleton",
  "NotificationListDetail",
  "SupplyListDetail",
  "StatementBalanceLines",
  "ProductShow",
  "HomeYear",
  "HomeYearSkeleton",
  "AttachmentField",
  "ComplaintCopyCard",
  "ComplaintNote",
  "ChangeRow",
  "InstalmentNote",
  "InstalmentPlanCard",
  "BeforeAfter",
  "ContractOffer",
  "ContractRow",
  "MissingValue",
  "FactRows",
  "PriceChangeSection",
  "WithdrawalForm",
  "WithdrawalSection",
  "YearAtPrices",
];

const components = globSync(
  "design-system/src/{text,actions,layout,forms,feedback,overlays,disclosure,data,charts,bills,supplies,consumption,vouchers,payments,readings,account,access,legal,home}/[A-Z]*.tsx",
  {
    cwd: root,
  },
)
  .filter((file) => !file.endsWith(".test.tsx"))
  .map((file) => ({ room: basename(dirname(file)), name: basename(file, ".tsx") }))
  .filter(({ name }) => !parts.includes(name));

it("[DS-01] every public component has stories and a designer's page that says when to use it, do and don't", () => {
  const missing = components.flatMap(({ room, name }) => {
    const [stories, page] = [`stories/${room}/${name}.stories.tsx`, `stories/${room}/${name}.mdx`];
    if (!existsSync(join(root, stories))) return [stories];
    if (!existsSync(join(root, page))) return [page];
    const lacks = ["## When to use", "## Do and don", "<Specification of={Stories} />"].filter((heading) => !read(page).includes(heading));
    return lacks.map((heading) => `${page}: ${heading}`);
  });
  expect(components.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

it("[DS-01] a part of other components is one that a story shows: the imports of the stories lead to it", () => {
  const reached = new Set(listFiles("stories/**/*.stories.tsx"));
  // A Set iterates over files that are added meanwhile.
  for (const file of reached)
    for (const { to, typeOnly } of importsOf(file)) if (!typeOnly && /\.tsx?$/.test(to) && existsSync(join(root, to))) reached.add(to);
  const shown = new Set([...reached].filter((file) => file.startsWith("design-system/src/")).map((file) => basename(file, ".tsx")));
  expect(parts.filter((name) => !shown.has(name))).toEqual([]);
});

it("[DS-106] each pattern of whole pages has a page with its rules and rendered examples", () => {
  const pages = globSync("stories/patterns/*.mdx", { cwd: root });
  expect(pages.length).toBeGreaterThanOrEqual(9);
  expect(pages.filter((page) => !/^## Rules$/m.test(read(page)) || !read(page).includes("<Canvas of="))).toEqual([]);
});

it("[DS-05] no story enlarges the docs page that shows it: text of 200 % comes from stories/emulation.ts, which leaves such pages alone", () => {
  const files = globSync("stories/**/*.stories.tsx", { cwd: root });
  expect(files.filter((file) => /:root\s*\{[^}]*font-size|documentElement\.style\.fontSize/.test(read(file)))).toEqual([]);
  expect(read("stories/emulation.ts")).toContain(":root:not(:has(.sbdocs))");
});

it("[DS-02] no story switches axe off", () => {
  const files = globSync("stories/**/*.{stories.tsx,mdx}", { cwd: root });
  expect(files.filter((file) => /a11y:\s*\{[^}]*(test:\s*["'](off|todo)|disable:\s*true)/.test(read(file)))).toEqual([]);
});

it("[DS-11] Chromatic takes each story in every brand and mode, and on a phone in every brand; the same looks run here", () => {
  expect(looks).toHaveLength(9);
  expect(Object.keys(modes)).toHaveLength(9 + 3);
  expect(modes["brezza dark"]).toEqual({ brand: "brezza", mode: "dark" });
  expect(modes["brezza phone"]).toEqual({ brand: "brezza", mode: "light", viewport: "phone" });
  const preview = read(".storybook/preview.tsx");
  expect(preview).toContain('chromatic: { modes, pauseAnimationAtEnd: true, prefersReducedMotion: "reduce" }');
  expect(preview).toContain('phone: { name: "Phone 390", styles: { width: "390px"');
  expect(read("tools/matrix/main.ts")).toContain("looks.slice(1)");
});

it("[DS-11] a mode changes colours and shadows alone, so that one phone's picture a brand shows its layout", () => {
  for (const mode of ["light", "dark", "contrast"]) {
    const { $description, ...groups } = JSON.parse(read(`tokens/src/modes/${mode}.tokens.json`)) as Record<string, unknown>;
    expect($description).toBeTruthy();
    expect(Object.keys(groups).sort()).toEqual(["color", "shadow"]);
  }
});

it("[DS-11] Chromatic's settings are valid, and files that its tracing cannot see count as changing everything", async () => {
  const { configFile, ...settings } = await getConfiguration(join(root, "chromatic.config.json"));
  expect(configFile).toBeTruthy();
  expect(settings).toMatchObject({ onlyChanged: true, externals: ["tokens/**", "design-system/src/theme/**"] });
  expect(settings.buildCommand).toContain("--stats-json");
  expect(settings.projectToken, "a token is a secret").toBeUndefined();
});

it("[DS-11] without a token, npm run tool -- chromatic says so in one sentence and ends with 2", () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: "" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "tool", "chromatic"], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr.trim()).toMatch(/^Set CHROMATIC_PROJECT_TOKEN [^.\n]+\.com[^.\n]+\.$/);
});
