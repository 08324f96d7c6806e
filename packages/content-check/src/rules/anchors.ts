import { dayOf, hourAnchor, hourOf } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { complain, type Rule } from '../finding.ts';
import { pageAt } from '../page-address.ts';
import { itemsOf } from '../programme.ts';
import { anchorsIn, type LinkAt, linksIn } from '../references.ts';
import type { StoryFile } from '../story-file.ts';

/** Links to a place on a page: the page has such a place. Else the visitor lands at its top. */
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

/** The plan of the hall draws a room for every stage, on whichever page it stands. */
function isRoom(anchor: string, { published }: Edition): boolean {
  const [, stage] = /^zaal-(.+)$/.exec(anchor) ?? [];
  return published.some(({ component, slug }) => component === 'location' && slug.endsWith(`/${stage}`));
}

/** The programme gives each hour in which something starts a heading: what starts at 09:40 stands under 09:00. */
function hourAnchors(edition: Edition): Set<string> {
  const items = itemsOf(edition.published, 'program', edition);
  return new Set(items.map((item) => hourAnchor(dayOf(item.start), hourOf(item))));
}
