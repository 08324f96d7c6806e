import { formatContentDate, wordsOf } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { item, story } from '../examples.ts';
import { textOf } from '../json.ts';
import { itemsOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';
import { type StoryFile, titleOf } from '../story-file.ts';
import { fieldAt } from '../story-parts.ts';

/** Matches something that visitors do before an item begins, followed by its time. */
const BEFORE =
  /\b(?:inschrijv|aanmeld|onthaal|deuren|verzamel|kom)[^.]{0,40}?\b(?:vanaf|om) (\d{1,2}:\d{2})/i;

/**
 * For each field, matches the words that state where the item is. Other words may name another place: «Vertrek aan de
 * Torenzaal».
 */
const WHERE = {
  precise_location: /^(?!.*\b(?:vertrek|aan|bij|naast|tegenover|achter|voor|naar|tussen|start)\b).*$/i,
  extra_info: /(?<=\b(?:verplaatst|verhuisd)\b[^.:]*\bnaar\b)[^.:]*|(?<=\bgaat door (?:in|op)\b)[^.:]*/i,
};

const example = (precise_location: string) => ({
  files: [
    story('locaties/forum', { component: 'location', title: 'Forum' }),
    story('locaties/torenzaal', { component: 'location', title: 'Torenzaal' }),
    item('i', '2025-10-25 08:00', '2025-10-25 09:00', { precise_location }),
  ],
});

export const itemWords: Rule = {
  name: 'woorden bij een item',
  looksFor:
    'een precieze plaats of extra info die een ander podium of een andere stad noemt, of een uur na het begin',
  visitors: 'ze lezen twee dingen die elkaar tegenspreken',
  severity: 'waarschuwing',
  find: (edition) =>
    (['program', 'on_tour_experience'] as const)
      .flatMap((component) => itemsOf(edition.files, component, edition))
      .flatMap(({ story: file, start }) =>
        (['precise_location', 'extra_info'] as const).flatMap((name): Complaint[] => {
          const text = textOf(file.content[name]);
          const at = fieldAt(edition.model, file, name);
          const other = otherPlaceIn(text, WHERE[name], file, edition);
          if (other) {
            const own = edition.storyByUuid(textOf(file.content.location));
            const { path } = fieldAt(edition.model, file, 'location');
            const [chosen, named] = [own ? `‘${titleOf(own)}’` : 'leeg', `‘${titleOf(other)}’`];
            const what = `‘${text}’ noemt ${named}, maar ‘${path}’ is ${chosen}`;
            return [{ file, at, what, mend: `Kies ${named} bij ‘${path}’, of haal die naam hier weg` }];
          }
          const time = BEFORE.exec(text)?.[1]?.padStart(5, '0');
          const begins = formatContentDate(start, 'wall').slice(11, 16);
          if (time === undefined || time <= begins) return [];
          const what = `‘${text}’ noemt ${time}, maar het begint al om ${begins}`;
          return [{ file, at, what, mend: 'Verbeter het uur in de tekst of ‘Begin’' }];
        }),
      ),
  bad: () => example('Torenzaal, eerste rij'),
  good: () => example('Tafel 3'),
};

/**
 * Returns a stage or town that a text names instead of the place of the item; undefined if the text also names that
 * place.
 */
function otherPlaceIn(text: string, where: RegExp, file: StoryFile, edition: Edition): StoryFile | undefined {
  const kind = file.component === 'program' ? 'location' : 'on_tour_location';
  // Ignore the other words of the text. Examples: «Torenzaal, eerste rij», «verplaatst naar de Torenzaal».
  const [said = ''] = where.exec(text) ?? [];
  const words = ` ${wordsOf(said).join(' ')} `;
  const named = edition.published
    .filter(({ component }) => component === kind)
    // The tour has places with two towns: «Genk/Hasselt».
    .filter((place) =>
      titleOf(place)
        .split('/')
        .some((name) => words.includes(` ${wordsOf(name).join(' ')} `)),
    );
  const own = textOf(file.content.location);
  return named.some(({ uuid }) => uuid === own) ? undefined : named[0];
}
