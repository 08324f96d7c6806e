import { dayOf, hourAnchor, hourOf } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { complain, type Rule } from '../finding.ts';
import { pageAt } from '../page-address.ts';
import { itemsOf } from '../programme.ts';
import { anchorsIn, type LinkAt, linksIn } from '../references.ts';
import type { StoryFile } from '../story-file.ts';

/** The anchor of a link must exist on the target page. Otherwise the visitor lands at the top of that page. */
export const anchors: Rule = (edition) => {
  let hours: ReadonlySet<string> | undefined;
  const exists = (target: StoryFile, anchor: string) => {
    if (anchorsIn(edition.partsOf(target)).includes(anchor) || isRoom(anchor, edition)) return true;
    if (!/^(date_overview|default_date_overview)$/.test(target.component)) return false;
    hours ??= hourAnchors(edition);
    return hours.has(anchor);
  };
  return edition.files.flatMap((file) =>
    linksIn(edition.partsOf(file)).flatMap((link) => {
      const target = link.anchor === '' ? undefined : targetOf(file, link, edition);
      if (!target || exists(target, link.anchor)) return [];
      const what = `${link.path}: op ‘${target.slug}’ is er geen anker ‘${link.anchor}’`;
      return [complain(file, 'tip', what, 'Zet het anker in de tekst of haal het uit de link')];
    }),
  );
};

function targetOf(file: StoryFile, { kind, uuid, address }: LinkAt, edition: Edition): StoryFile | undefined {
  if (kind === 'story') return edition.storyByUuid(uuid);
  return address === '' ? file : pageAt(address.replace(/\?.*$/s, ''), edition);
}

/**
 * Whether an anchor leads to a room of the floor plan. The floor plan has a room for every stage, and may be on any
 * page.
 */
function isRoom(anchor: string, { published }: Edition): boolean {
  const [, stage] = /^zaal-(.+)$/.exec(anchor) ?? [];
  return published.some(({ component, slug }) => component === 'location' && slug.endsWith(`/${stage}`));
}

/**
 * Returns the anchors of the hour headings. The programme has a heading for each hour in which an item starts: an item
 * at 09:40 is under 09:00.
 */
function hourAnchors(edition: Edition): Set<string> {
  const items = itemsOf(edition.published, 'program', edition);
  return new Set(items.map((item) => hourAnchor(dayOf(item.start), hourOf(item))));
}
