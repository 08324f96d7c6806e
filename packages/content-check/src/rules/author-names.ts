import { wordsOf } from 'web/content-rules';
import { complain, type Rule } from '../finding.ts';
import { type StoryFile, titleOf } from '../story-file.ts';

/**
 * Author names must differ, ignoring capitals and accents, because visitors cannot distinguish authors with the same
 * name in search results.
 */
export const authorNames: Rule = ({ published }) => {
  const byName = new Map<string, StoryFile[]>();
  for (const file of published) {
    if (file.component !== 'author') continue;
    const name = wordsOf(titleOf(file)).join(' ');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName.values()].flatMap(([first, ...others]) =>
    others.map((file) =>
      complain(
        file,
        'waarschuwing',
        `heet zoals ‘${first?.slug}’: bezoekers kunnen de twee niet uit elkaar houden`,
        'Voeg ze samen, of geef een van de twee een andere naam',
      ),
    ),
  );
};
