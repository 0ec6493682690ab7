/**
 * Lets the browser translate the page. The translators of Chrome and Edge put `<font>` elements in the place of texts. React keeps the
 * texts: it would change one that nobody sees any more, and removing one would throw. A text is put back when React touches it, and the
 * translator then translates it anew. For that the DOM's methods are replaced while the page has such elements, and only then.
 */
export function followTranslation(): void {
  const places = new WeakMap<Node, ChildNode>();
  const fonts = document.getElementsByTagName("font");

  const putBack = (text: Node | null) => {
    if (!text || text.parentNode) return;
    note(observer.takeRecords());
    places.get(text)?.replaceWith(text);
  };

  function note(records: MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData") putBack(target);
      const [text] = removedNodes;
      if (!(text instanceof Text)) continue;
      const place = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
      if (!place) continue;
      places.set(text, place as ChildNode);
      observer.observe(text, { characterData: true });
    }
    // The observer is told before React can touch the page again.
    const isTranslated = fonts.length > 0;
    Node.prototype.removeChild = isTranslated ? removeTranslated : removeChild;
    Node.prototype.insertBefore = isTranslated ? insertTranslated : insertBefore;
  }

  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;

  function removeTranslated<Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    return removeChild.call(this, child) as Child;
  }

  function insertTranslated<New extends Node>(this: Node, added: New, next: Node | null): New {
    putBack(next);
    return insertBefore.call(this, added, next) as New;
  }
}
