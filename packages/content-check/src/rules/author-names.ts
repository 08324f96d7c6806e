import { wordsOf } from 'web/content-rules';
import { complain, type Rule } from '../finding.ts';
import { type StoryFile, titleOf } from '../story-file.ts';

/** Authors of one name, whatever its capitals and accents: a visitor cannot tell them apart, and searching finds both. */
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
