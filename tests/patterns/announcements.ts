declare global {
  interface Window {
    /** Calls `say` for what a screen reader announces by itself, in the parts of the page that the returned observer watches. */
    listenTo: (say: (text: string, live: "polite" | "assertive") => void) => MutationObserver;
  }
}

/** Runs in the page before all other scripts. */
export function listen(): void {
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';
  window.listenTo = (say) => {
    const sayAll = (region: Element) => {
      const text = (region as HTMLElement).innerText?.trim() ?? "";
      if (text) say(text, region.matches('[role="alert"], [aria-live="assertive"]') ? "assertive" : "polite");
    };
    /** New text in an existing live region is announced, and so is a new alert; no other new element is. */
    return new MutationObserver((records) => {
      const fresh = new Set<Node>(records.flatMap(({ addedNodes }) => [...addedNodes]));
      const isFresh = (element: Element) => [...fresh].some((node) => node.contains(element));
      const regions = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (around?.isConnected && !isFresh(around)) regions.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element) || !node.isConnected) continue;
          for (const alert of [node, ...node.querySelectorAll("*")]) if (alert.matches('[role="alert"]')) regions.add(alert);
        }
      }
      for (const region of regions) sayAll(region);
    });
  };
}
