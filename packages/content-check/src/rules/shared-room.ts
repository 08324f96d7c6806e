import { endOf } from 'web/content-rules';
import { item, story } from '../examples.ts';
import { formatMoment } from '../moment.ts';
import { type Item, itemsOf } from '../programme.ts';
import type { Rule } from '../rule.ts';
import { nameOf, titleOf } from '../story-file.ts';

const example = (start: string) => ({
  files: [
    story('locaties/forum', { component: 'location', title: 'Forum' }),
    item('soep', '2025-10-25 08:00', '2025-10-25 10:00'),
    item('kaas', start, '2025-10-25 11:00'),
  ],
});

/** Ongoing and cancelled items are exempt. An item that starts when the other ends does not clash. */
export const sharedRoom: Rule = {
  name: 'dubbele bezetting',
  looksFor: 'twee items op hetzelfde uur op dezelfde plaats',
  visitors: 'ze staan met twee groepen aan dezelfde plek',
  severity: 'waarschuwing',
  find: (edition) => {
    const { stories, storyByUuid } = edition;
    const clashes = [
      ...clashesAmong(itemsOf(stories, 'program', edition), mayShareStage),
      ...clashesAmong(itemsOf(stories, 'on_tour_experience', edition), mayShareTown),
    ];
    return clashes.map(([first, second]) => {
      const stage = storyByUuid(second.location);
      const place = [stage ? titleOf(stage) : 'die plaats', second.preciseLocation]
        .filter(Boolean)
        .join(', ');
      const until = first.end ? `tot ${formatMoment(first.end, edition)}` : 'zonder einduur';
      return {
        file: second.story,
        at: { path: 'Begin', name: 'start_date', uid: '' },
        // All clashes with one item become one finding, because the end of that item may be wrong.
        cause: first.story.uuid,
        what: `het begint op ${formatMoment(second.start, edition)} op ${place}, maar daar loopt dan nog ‘${nameOf(first.story)}’ (${until})`,
        mend: 'Verplaats een van beide, of vul bij allebei ‘Precieze plaats’ in als ze niet op dezelfde plek zijn',
      };
    });
  },
  bad: () => example('2025-10-25 09:00'),
  good: () => example('2025-10-25 10:00'),
};

function clashesAmong(all: readonly Item[], mayShare: (a: Item, b: Item) => boolean): [Item, Item][] {
  const byPlace = new Map<string, Item[]>();
  for (const item of all) {
    if (item.ongoing || item.cancelled || item.location === '') continue;
    byPlace.set(item.location, [...(byPlace.get(item.location) ?? []), item]);
  }
  return [...byPlace.values()].flatMap((items) =>
    items.flatMap((first, index) =>
      items
        .slice(index + 1)
        .filter((second) => +second.start < +endOf(first) && !mayShare(first, second))
        .map((second): [Item, Item] => [first, second]),
    ),
  );
}

/** Whether two items may share a stage: only if both have a precise location and the two locations differ. */
function mayShareStage(a: Item, b: Item): boolean {
  return a.preciseLocation !== '' && b.preciseLocation !== '' && a.preciseLocation !== b.preciseLocation;
}

/**
 * Whether two tour items may share a place. The place is a town, therefore items clash only at the same precise
 * location.
 */
function mayShareTown(a: Item, b: Item): boolean {
  return a.preciseLocation === '' || a.preciseLocation !== b.preciseLocation;
}
