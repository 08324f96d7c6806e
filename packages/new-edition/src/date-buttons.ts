import { isObject, type JsonObject, objectOf, textOf } from 'content-check/json';
import { type ContentDates, dayOf, daysBetween, parseContentDate } from 'web/content-rules';
import { movedTime } from './moved-time.ts';
import { type Story, uuidOfCopy } from './story-folder.ts';

type Target = { day: string; story: Story };

/**
 * Replaces the date buttons that lead to days of the earlier edition by one button for each day of the new one. Returns
 * the draft of the story with the number of replaced buttons, or an empty list if the story has no such button.
 *
 * @param oldDays the days of the earlier edition, by the uuid of their page
 */
export function withDateButtons(
  story: Story,
  oldDays: ReadonlyMap<string, string>,
  days: readonly Target[],
  { dates }: { dates: ContentDates },
): { story: Story; replaced: number }[] {
  let replaced = 0;
  const dayOfButton = (block: unknown): string | undefined => {
    if (!isObject(block) || textOf(block.component) !== 'link_with_date') return undefined;
    const date = parseContentDate(textOf(block.label), dates);
    const day = oldDays.get(textOf(objectOf(block.link).id)) ?? (date && dayOf(date));
    return [...oldDays.values()].includes(day ?? '') ? day : undefined;
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const at = value.findIndex((one) => dayOfButton(one) !== undefined);
      if (at === -1) return value.map(walk);
      const model = objectOf(value[at]);
      const from = dayOfButton(model) ?? '';
      const others = value.filter((one) => dayOfButton(one) === undefined);
      replaced += value.length - others.length;
      const before = value.slice(0, at).filter((one) => dayOfButton(one) === undefined).length;
      const made = days.map((target) => buttonFor(target, model, from, dates));
      return [...others.slice(0, before), ...made, ...others.slice(before)];
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, walk(field)]));
  };
  const content = objectOf(walk(story.content));
  return replaced === 0
    ? []
    : [{ story: { ...story, draft: true, content, json: { ...story.json, content } }, replaced }];
}

function buttonFor({ day, story }: Target, model: JsonObject, from: string, dates: ContentDates): JsonObject {
  const link = objectOf(model.link);
  return {
    ...model,
    _uid: uuidOfCopy(textOf(model._uid), Number(day.replaceAll('-', ''))),
    label: movedTime(textOf(model.label), daysBetween(from, day), dates),
    link: { ...link, id: textOf(story.json.uuid), cached_url: story.slug },
  };
}
