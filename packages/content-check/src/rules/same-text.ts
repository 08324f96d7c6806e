import { fieldName } from '../content-model.ts';
import { complain, type Rule } from '../finding.ts';
import { listOf, objectOf, textOf } from '../json.ts';
import type { StoryFile } from '../story-file.ts';
import { wordsOf } from '../story-parts.ts';

const DESCRIBED = new Set(['experience', 'on_tour_experience', 'news_article', 'hotspot', 'bookstore']);

/**
 * Minimum length, in characters, for a warning. A shorter repeated text, such as «Voor alle leeftijden.», only gives a
 * tip.
 */
const SHORT = 40;

/** Two stories must not have the same text: one of the two is often an unfinished copy. */
export const sameText: Rule = ({ stories, model }) => {
  const first = new Map<string, StoryFile>();
  return stories.flatMap((file) => {
    if (!DESCRIBED.has(file.component)) return [];
    return Object.entries(textsOf(file)).flatMap(([field, text]) => {
      const key = `${field} ${text.toLowerCase()}`;
      const other = first.get(key);
      if (text === '') return [];
      if (!other) {
        first.set(key, file);
        return [];
      }
      const severity = text.length < SHORT ? 'tip' : 'waarschuwing';
      const what = `${fieldName(model, file.component, field)} is dezelfde tekst als bij ‘${other.slug}’`;
      return [complain(file, severity, what, 'Schrijf voor een van beide een eigen tekst')];
    });
  });
};

function textsOf({ content }: StoryFile): Record<string, string> {
  const body = listOf(content.body).map((block) => wordsOf(objectOf(block).text));
  return {
    preview_text: textOf(content.preview_text).replace(/\s+/g, ' '),
    intro: wordsOf(content.intro),
    body: body.filter(Boolean).join(' '),
  };
}
