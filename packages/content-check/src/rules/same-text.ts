import { fieldName } from '../content-model.ts';
import { story } from '../examples.ts';
import { listOf, objectOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';
import { wordsOf } from '../story-parts.ts';

const DESCRIBED = new Set([
  'page',
  'experience',
  'on_tour_experience',
  'news_article',
  'hotspot',
  'bookstore',
]);

/**
 * Minimum length, in characters, for a warning. A shorter repeated text, such as «Voor alle leeftijden.», only gives a
 * tip.
 */
const SHORT = 40;

const example = (words: string) => ({
  files: [
    story('a', { component: 'experience', preview_text: 'Kom luisteren naar een verhaal over de zee.' }),
    story('b', { component: 'experience', preview_text: words }),
  ],
});

export const sameText: Rule = {
  name: 'dubbele tekst',
  looksFor: 'twee activiteiten, berichten, hotspots of boekhandels met dezelfde tekst',
  visitors: 'ze lezen op twee pagina’s hetzelfde; vaak is een van beide een kopie die nog niet af is',
  severity: 'waarschuwing',
  find: ({ stories, model }) => {
    const first = new Map<string, StoryFile>();
    return stories.flatMap((file) => {
      if (!DESCRIBED.has(file.component)) return [];
      return Object.entries(textsOf(file)).flatMap(([name, text]): Complaint[] => {
        const key = `${name} ${text.toLowerCase()}`;
        const other = first.get(key);
        if (text === '') return [];
        if (!other) {
          first.set(key, file);
          return [];
        }
        const severity = text.length < SHORT ? 'tip' : 'waarschuwing';
        const at = { path: fieldName(model, file.component, name), name, uid: '' };
        const what = `hier staat dezelfde tekst als bij ‘${nameOf(other)}’`;
        return [{ file, at, severity, what, mend: 'Schrijf voor een van beide een eigen tekst' }];
      });
    });
  },
  bad: () => example('Kom luisteren naar een verhaal over de zee.'),
  good: () => example('Kom luisteren naar een verhaal over het bos.'),
};

function textsOf({ content }: StoryFile): Record<string, string> {
  const body = listOf(content.body).map((block) => wordsOf(objectOf(block).text));
  const seo = objectOf(content.seo);
  return {
    // Compares the title and the description for search engines together.
    seo: [seo.title, seo.description].map(textOf).filter(Boolean).join(' '),
    preview_text: textOf(content.preview_text).replace(/\s+/g, ' '),
    intro: wordsOf(content.intro),
    body: body.filter(Boolean).join(' '),
  };
}
