import { endOf } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { item, story } from '../examples.ts';
import { listOf, textOf } from '../json.ts';
import { formatMoment } from '../moment.ts';
import { type Item, itemsOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile, titleOf } from '../story-file.ts';

const example = (start: string) => ({
  files: [
    story('auteurs/mira', { component: 'author', title: 'Mira Vandoorne' }),
    story('locaties/forum', { component: 'location', title: 'Forum' }),
    story('locaties/agora', { component: 'location', title: 'Agora' }),
    item('a', '2025-10-25 08:00', '2025-10-25 09:00', { authors: ['uuid-auteurs/mira'] }),
    item('b', start, '2025-10-25 10:00', { authors: ['uuid-auteurs/mira'], location: 'uuid-locaties/agora' }),
  ],
});

/** Ongoing and cancelled items are exempt. So are items on the same stage, because the rule for stages reports them. */
export const authorClashes: Rule = {
  name: 'auteur op twee plaatsen',
  looksFor: 'een auteur die op hetzelfde uur op twee plaatsen staat',
  visitors: 'ze wachten op een auteur die ergens anders is',
  severity: 'waarschuwing',
  find: (edition) => {
    const items = [
      ...itemsOf(edition.published, 'program', edition),
      ...itemsOf(edition.published, 'on_tour_experience', edition),
    ].sort((a, b) => +a.start - +b.start);
    const byAuthor = new Map<string, Item[]>();
    for (const one of items) {
      if (one.ongoing || one.cancelled) continue;
      for (const author of authorsOf(one.story, edition))
        byAuthor.set(author, [...(byAuthor.get(author) ?? []), one]);
    }
    return [...byAuthor].flatMap(([uuid, own]) => {
      const author = edition.storyByUuid(uuid);
      return author ? clashesOf(author, own, edition) : [];
    });
  },
  bad: () => example('2025-10-25 08:30'),
  good: () => example('2025-10-25 09:30'),
};

/** Returns the authors of an item: its own, otherwise those of its activity, as on the site. */
function authorsOf({ content }: StoryFile, { storyByUuid }: Edition): string[] {
  const own = listOf(content.authors).map(textOf).filter(Boolean);
  const activity = storyByUuid(textOf(content.experience));
  return own.length > 0 ? own : listOf(activity?.content.authors).map(textOf).filter(Boolean);
}

function clashesOf(author: StoryFile, items: readonly Item[], edition: Edition): Complaint[] {
  return items.flatMap((first, index) =>
    items
      .slice(index + 1)
      .filter((second) => +second.start < +endOf(first) && second.location !== first.location)
      .map((second) => {
        const place = ({ location }: Item) => titleOf(edition.storyByUuid(location) ?? second.story);
        const what = `op ${formatMoment(second.start, edition)} staat ${titleOf(author)} hier op ${place(second)}, en tegelijk op ${place(first)} bij ‘${nameOf(first.story)}’`;
        return {
          file: second.story,
          at: { path: 'Auteurs', name: 'authors', uid: '' },
          what,
          mend: 'Verplaats een van beide items, of verbeter ‘Auteurs’ bij een van beide',
        };
      }),
  );
}
