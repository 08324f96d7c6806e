import { endOf } from 'web/content-rules';
import { type Complaint, complain, type Rule } from '../finding.ts';
import { formatMoment } from '../moment.ts';
import { type Item, itemsOf } from '../programme.ts';

/**
 * Two items must not be in the same place at the same time. Ongoing and cancelled items are exempt. An item that starts
 * when the other ends does not clash.
 */
export const sharedRoom: Rule = (edition) => {
  const { stories, storyByUuid } = edition;
  const nameOf = (uuid: string) => storyByUuid(uuid)?.slug.split('/').at(-1) ?? uuid;
  const clashes = [
    ...clashesAmong(itemsOf(stories, 'program', edition), mayShareStage),
    ...clashesAmong(itemsOf(stories, 'on_tour_experience', edition), mayShareTown),
  ];
  return clashes.map(([first, second]): Complaint => {
    const place = [nameOf(second.location), second.preciseLocation].filter(Boolean).join(', ');
    const until = first.end ? formatMoment(first.end, edition) : 'een onbekend einde';
    const what = `${place}, ${formatMoment(second.start, edition)}: daar loopt nog ‘${first.story.slug}’ tot ${until}`;
    return complain(second.story, 'waarschuwing', what, 'Verplaats er een, of zeg preciezer waar elk is');
  });
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
