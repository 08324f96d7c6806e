import { dayOf, placeholderTexts } from 'web/content-rules';
import { type Reference, type WrongSentence, wrongSentences } from '../dates-of-edition.ts';
import type { Edition } from '../edition.ts';
import { dayPage, story } from '../examples.ts';
import { type FestivalEdition, festivalEditions } from '../festival-editions.ts';
import { instantOf } from '../programme.ts';
import type { Complaint, Rule, Severity } from '../rule.ts';
import type { StoryFile } from '../story-file.ts';
import { textsIn } from '../texts.ts';

const SEVERITY: Record<WrongSentence['problem'], Severity> = {
  weekday: 'waarschuwing',
  year: 'waarschuwing',
  bare: 'tip',
};

/** Catches dates of an earlier edition: the same date falls on another day of the week in the next one. */
export const wrongDates: Rule = {
  name: 'datum die niet klopt',
  looksFor:
    'een zin met een verkeerde weekdag, een vroegere editie, of een datum rond het festival zonder weekdag',
  visitors: 'ze komen op de verkeerde dag of denken dat de site van vorig jaar is',
  severity: 'waarschuwing',
  find: (edition) => {
    const { current } = festivalEditions(edition);
    if (current === undefined) return [];
    return edition.files.flatMap((file) => {
      const reference = referenceOf(file, current, edition);
      return textsIn(edition.partsOf(file)).flatMap(({ text, ...at }) =>
        wrongSentences(text, reference).map(
          ({ sentence, problem, what, written }): Complaint => ({
            file,
            at,
            severity: SEVERITY[problem],
            what: `in ‘${excerpt(sentence, written)}’: ${what}`,
            mend: mendOf(problem),
          }),
        ),
      );
    });
  },
  bad: () => example('Van zaterdag 25 oktober tot zaterdag 2 november.'),
  good: () => example('Van {eerste dag} tot zondag 2 november {jaar}, en sinds 1998.'),
};

const example = (text: string) => ({
  files: [dayPage('2025-10-25'), dayPage('2025-11-02'), story('a', { component: 'page', text })],
});

/** Stories with a date of their own are compared with that date, other stories with the edition. */
function referenceOf(
  { component, content }: StoryFile,
  current: FestivalEdition,
  edition: Edition,
): Reference {
  const { first, last, year } = current;
  const texts = placeholderTexts(current, edition.now);
  const isChronicle = component === 'news_article';
  const name = component === 'date_overview' || isChronicle ? 'date' : 'start_date';
  const own = instantOf(content[name], edition);
  if (own === undefined) return { first, last, year, festival: current, texts, isChronicle: false };
  const day = dayOf(own);
  return { first: day, last: day, year: Number(day.slice(0, 4)), festival: current, texts, isChronicle };
}

const DAYS =
  'Is het de eerste of de laatste dag van het festival, dan mag je in plaats van de datum {eerste dag} of {laatste dag} typen, met de accolades: de site vult de datum in, zonder weekdag';
const YEAR =
  'Gaat het om deze editie, dan mag je {jaar} of {editie} typen, met de accolades: de site vult het jaar of de naam in';

function mendOf(problem: WrongSentence['problem']): string {
  if (problem === 'bare') return `Zet de weekdag erbij, zoals ‘zaterdag 25 oktober’. ${DAYS}`;
  return problem === 'year' ? `Schrijf het jaar van nu. ${YEAR}` : `Verbeter de weekdag of de datum. ${DAYS}`;
}

const LONGEST_EXCERPT = 90;

/** Returns the sentence without its full stop, or only the part with the date if the sentence is long. */
function excerpt(whole: string, written: string): string {
  const sentence = whole.replace(/(?<!\.)\.$/, '');
  if (sentence.length <= LONGEST_EXCERPT) return sentence;
  const at = Math.max(0, sentence.indexOf(written) - LONGEST_EXCERPT / 3);
  const end = at + LONGEST_EXCERPT;
  return `${at > 0 ? '…' : ''}${sentence.slice(at, end)}${end < sentence.length ? '…' : ''}`;
}
