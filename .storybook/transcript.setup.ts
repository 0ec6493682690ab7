/** Compares the transcript of each component's first story, after its play function, with its file in tests/transcripts. */
import type {} from "@vitest/browser-playwright";
import { afterEach } from "vitest";
import { cdp, commands, server } from "vitest/browser";
import { type AXNode, transcript } from "../stories/transcript/transcript.ts";

interface Frame {
  frame: { id: string; url: string };
  childFrames?: Frame[];
}

/** The frame of the stories is inside the runner's page. */
async function heard(): Promise<string> {
  const { frameTree } = (await cdp().send("Page.getFrameTree")) as { frameTree: Frame };
  const frame = frameTree.childFrames?.[0]?.frame ?? frameTree.frame;
  const { nodes } = (await cdp().send("Accessibility.getFullAXTree", { frameId: frame.id })) as { nodes: AXNode[] };
  return transcript(nodes);
}

const kept = (file: string): Promise<string | undefined> => commands.readFile(file, "utf8").catch(() => undefined);

afterEach(async ({ task, expect }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!globalThis.isFirstStory || !storyId || task.result?.state === "fail") return;
  const file = `${server.config.root}/tests/transcripts/stories/${storyId}.txt`;
  const before = await kept(file);
  const { updateSnapshot } = server.config.snapshotOptions;
  if (updateSnapshot === "all" || (updateSnapshot === "new" && before === undefined)) await commands.writeFile(file, await heard());
  // Announcements and transitions at the end of a play function take a moment.
  else await expect.poll(heard, { timeout: 3_000, message: `${file} (npx vitest run --project stories -u writes it anew)` }).toBe(before);
});
