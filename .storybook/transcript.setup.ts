/** Compares the transcript of each component's first story, after its play function, with its file in tests/transcripts. */
import { latestAnnouncement } from "@favilla/design-system/theme/announce.ts";
import type {} from "@vitest/browser-playwright";
import { afterEach, beforeEach } from "vitest";
import { cdp, commands, server } from "vitest/browser";
import { type AXNode, transcript } from "../stories/transcript/transcript.ts";

/** Pages of Storybook itself, which no customer hears. */
const reference = /^(favilla|specification|tokens|words)-/;

interface Frame {
  frame: { id: string; url: string };
  childFrames?: Frame[];
}

let before = latestAnnouncement();

/** Returns the transcript without an announcement of an earlier story, which the live region still has. */
async function heard(): Promise<string> {
  const { frameTree } = (await cdp().send("Page.getFrameTree")) as { frameTree: Frame };
  // The stories are in a frame of the runner's page.
  const frame = frameTree.childFrames?.[0]?.frame ?? frameTree.frame;
  const { nodes } = (await cdp().send("Accessibility.getFullAXTree", { frameId: frame.id })) as { nodes: AXNode[] };
  const { text, turn } = latestAnnouncement();
  const said = transcript(nodes);
  return turn === before.turn ? said.replace(`stato: ${text}\n`, "") : said;
}

/** The pointer may still be where an earlier story used it, such as on a bar of a chart, whose figures it would show. */
async function leaveWithPointer(): Promise<void> {
  document.documentElement.style.pointerEvents = "none";
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 1, y: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.documentElement.style.pointerEvents = "";
}

const kept = (file: string): Promise<string | undefined> => commands.readFile(file, "utf8").catch(() => undefined);

beforeEach(() => {
  before = latestAnnouncement();
});

afterEach(async ({ task, expect }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!globalThis.isFirstStory || !storyId || reference.test(storyId) || task.result?.state === "fail") return;
  const file = `${server.config.root}/tests/transcripts/stories/${storyId}.txt`;
  const written = await kept(file);
  await leaveWithPointer();
  const { updateSnapshot } = server.config.snapshotOptions;
  if (updateSnapshot === "all" || (updateSnapshot === "new" && written === undefined)) await commands.writeFile(file, await heard());
  // Announcements and transitions at the end of a play function take a moment.
  else await expect.poll(heard, { timeout: 5_000, message: `${file} (npx vitest run --project stories -u writes it anew)` }).toBe(written);
});
