import { story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import { excerpt, textsIn } from '../texts.ts';

/**
 * Matches characters that visitors cannot see: format and control characters, except a line break, a tab, a soft
 * hyphen, and a joiner within an emoji.
 */
const INVISIBLE =
  /(?![\n\r\t\u00ad\u200d])[\p{Cf}\p{Cc}\u2028\u2029]|(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d/u;

/**
 * Matches a text that was saved in one encoding and read in another: «Ã©», «â€™», and the sign for an unreadable
 * character.
 */
const GARBLED = /\ufffd|Ã[\u0080-\u00bf]|â€[\u0080-\u2122]|Â[\u00ab\u00bb°·\u00a0]/u;

export const characters: Rule = {
  name: 'vreemde tekens',
  looksFor: 'onzichtbare tekens, losse accenten, en letters die bij het kopiëren kapotgingen',
  visitors: 'ze zien rare tekens, of vinden het woord niet als ze zoeken',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      textsIn(partsOf(file)).flatMap((at): Complaint[] => {
        const garbled = excerpt(at.text, GARBLED);
        if (garbled !== undefined)
          return [
            {
              file,
              at,
              severity: 'fout',
              what: `in ‘${garbled}’ zijn letters met een accent kapot`,
              visitors: 'ze zien rare tekens in het woord',
              mend: 'Typ de woorden opnieuw; bewaar een bestand dat je zelf bewerkt als UTF-8',
              // One finding per file, because a wrong encoding damages all its texts.
              cause: `${file.slug} ${garbled.includes('\ufffd')}`,
            },
          ];
        const loose = excerpt(at.text, /\p{L}[\u0300-\u036f]/u);
        if (loose !== undefined && at.text !== at.text.normalize())
          return [
            {
              file,
              at,
              what: `in ‘${loose}’ zijn de accenten losse tekens`,
              visitors: 'ze vinden het woord niet als ze zoeken of sorteren',
              mend: 'Typ de letters met een accent opnieuw',
            },
          ];
        const hidden = INVISIBLE.exec(at.text);
        if (!hidden) return [];
        const shown = at.text
          .slice(Math.max(0, hidden.index - 15), hidden.index + 15)
          .replace(hidden[0], '·')
          .trim();
        return [
          {
            file,
            at,
            what: `in ‘${shown}’ staat een onzichtbaar teken, waar je hier de punt · ziet`,
            visitors: 'ze vinden het woord niet als ze zoeken, of het breekt vreemd af',
            mend: 'Wis de woorden rond die plaats helemaal en typ ze opnieuw (met plakken komt het teken misschien weer mee)',
          },
        ];
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', title: 'Noé\u200bmie' })] }),
  good: () => ({ files: [story('a', { component: 'page', title: 'Noémie 👩‍🍳' })] }),
};
