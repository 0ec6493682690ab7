import { mountIn } from "../../tests/browser/storybook.ts";

declare global {
  interface Window {
    /** The frames of the page that pictures are taken of. */
    album: {
      /** Loads an address into a frame of each width, and waits until `isReady` holds in each and nothing changes any more. */
      load: (url: string, widths: readonly number[], isReady: (page: Document) => boolean) => Promise<void>;
      /** Waits for fonts and images, makes the frames as high as what they show, and returns the height of the highest. */
      fit: () => Promise<number>;
      /** Shows what paper would show: the rules for print become those of the screen. */
      print: () => void;
    };
  }
}

/** Script of a page that shows the same at several widths side by side: a frame can be narrower than WebKit's narrowest window. */
function albumScript(): void {
  const longest = 30_000;
  const frames = () => [...document.querySelectorAll("iframe")];
  const pageIn = (frame: HTMLIFrameElement) => frame.contentDocument as Document;

  /** Waits until all frames have been ready, with the same text, for a while. */
  const settle = async (url: string, isReady: (page: Document) => boolean) => {
    let shown = "";
    let since = Date.now();
    for (const start = since; Date.now() - since < 800; ) {
      if (Date.now() - start > longest) throw new Error(`${url} is not ready after ${longest / 1000} s`);
      await new Promise((later) => setTimeout(later, 50));
      const now = frames().map((frame) =>
        frame.contentWindow?.location.href !== "about:blank" && pageIn(frame).readyState === "complete" && isReady(pageIn(frame))
          ? pageIn(frame).body.innerText
          : undefined,
      );
      if (now.every((text) => text !== undefined) && now.join("\n") === shown) continue;
      since = Date.now();
      shown = now.join("\n");
    }
  };

  /** Rules about media at any depth, inside of layers and other conditions too. */
  const mediaOf = (rules: CSSRuleList): MediaList[] =>
    [...rules].flatMap((rule) => [
      ...("media" in rule ? [rule.media as MediaList] : []),
      ...("cssRules" in rule ? mediaOf(rule.cssRules as CSSRuleList) : []),
    ]);

  window.album = {
    load: async (url, widths, isReady) => {
      document.body.replaceChildren(
        ...widths.map((width) => Object.assign(document.createElement("iframe"), { src: url, title: `${width} px`, width, height: 844 })),
      );
      await settle(url, isReady);
    },
    fit: async () => {
      for (const frame of frames()) {
        frame.height = "844";
        // A phone's scrollbars take no room.
        if (frame.clientWidth < 500) pageIn(frame).documentElement.style.setProperty("scrollbar-width", "none");
        await pageIn(frame).fonts.ready;
        // An image that is far down may wait for ever.
        const images = Promise.all([...pageIn(frame).images].map((image) => image.decode().catch(() => {})));
        await Promise.race([images, new Promise((late) => setTimeout(late, 1000))]);
        frame.height = String(Math.max(844, pageIn(frame).documentElement.scrollHeight));
      }
      // WebKit draws a little later.
      await new Promise((later) => setTimeout(later, 300));
      return Math.max(...frames().map(({ height }) => Number(height)));
    },
    print: () => {
      for (const frame of frames())
        for (const sheet of pageIn(frame).styleSheets)
          for (const media of [sheet.media, ...mediaOf(sheet.cssRules)])
            media.mediaText = media.mediaText.replace(/\bscreen\b/g, "speech").replace(/\bprint\b/g, "all");
    },
  };
}

export const albumPage = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Album</title><style>html{scrollbar-width:none}body{margin:0;display:flex;gap:10px;align-items:start;background:#888}iframe{border:0;background:#fff;flex:none}</style><body></body><script>(${String(albumScript)})();window.mountIn=${String(mountIn)}</script>`;
