import { dayOf, hourAnchor, hourOf } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { linkTo, story } from '../examples.ts';
import { pageAt } from '../page-address.ts';
import { itemsOf } from '../programme.ts';
import { anchorsIn, type LinkAt, linksIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';

/** The parts of pages to which the site's own skip links lead, and the content types whose pages have each part. */
const PARTS: ReadonlyMap<string, RegExp> = new Map([
  ['inhoud', /./],
  ['lijst', /_overview$|^uit_events$/],
  ['filter', /^(date|on_tour)_overview$/],
]);

const example = (anchor: string) => {
  const link = { component: 'link', label: 'Zaal', link: linkTo('a', { anchor }) };
  return {
    files: [
      story('a', { component: 'page' }),
      story('locaties/forum', { component: 'location' }),
      story('globaal/footer', { component: 'footer', links: [link] }),
    ],
  };
};

export const anchors: Rule = {
  name: 'anker',
  looksFor: 'een link met een anker dat op die pagina niet bestaat',
  visitors: 'ze komen boven aan de pagina terecht en moeten zelf zoeken',
  severity: 'tip',
  find: (edition) => {
    let hours: ReadonlySet<string> | undefined;
    const exists = (target: StoryFile, anchor: string) => {
      if (PARTS.get(anchor)?.test(target.component)) return true;
      if (anchorsIn(edition.partsOf(target)).includes(anchor)) return true;
      if (isRoom(anchor, edition)) return true;
      if (!/^(date_overview|default_date_overview)$/.test(target.component)) return false;
      hours ??= hourAnchors(edition);
      return hours.has(anchor);
    };
    return edition.files.flatMap((file) =>
      linksIn(edition.partsOf(file)).flatMap((link): Complaint[] => {
        const target = link.anchor === '' ? undefined : targetOf(file, link, edition);
        if (!target || exists(target, link.anchor)) return [];
        const what = `de link springt naar de plek ‘${link.anchor}’ op ‘${nameOf(target)}’, maar die plek (een anker) staat niet op die pagina`;
        const mend = `Zet op ‘${nameOf(target)}’ het anker ‘${link.anchor}’ bij de tekst waar de link moet uitkomen, of haal het anker uit deze link`;
        return [{ file, at: link, what, mend }];
      }),
    );
  },
  bad: () => example('zaal-foyer'),
  good: () => example('zaal-forum'),
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
