/** Written without JSX: the manager's build knows React as a global only, and not its newer runtime for JSX. */
import { createElement, Fragment } from "react";
import { Badge, Separator } from "storybook/internal/components";
import { useStorybookApi } from "storybook/manager-api";
import { idsIn } from "../stories/requirements.ts";

const row = { display: "flex", gap: 4, margin: 0, padding: "0 6px", listStyle: "none" };

/** The requirements that the story in view proves. Each leads to its sentence on the component's page, if the component has one. */
export function RequirementBadges() {
  const api = useStorybookApi();
  const story = api.getCurrentStoryData();
  const ids = story ? idsIn(story.name) : [];
  if (ids.length === 0) return null;
  const page = `${story.parent}--docs`;
  const href = api.getData(page) ? `?path=/docs/${page}` : undefined;
  const badges = ids.map((id) => {
    const badge = createElement(Badge, { status: "neutral" }, id);
    const link = href && createElement("a", { href, title: `What ${id} says`, style: { textDecoration: "none" } }, badge);
    return createElement("li", { key: id }, link || badge);
  });
  return createElement(Fragment, null, createElement(Separator), createElement("ul", { "aria-label": "Requirements", style: row }, badges));
}
