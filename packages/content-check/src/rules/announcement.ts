import { flag } from 'web/story-rules';
import { richText, story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt, wordsOf } from '../story-parts.ts';
import { shortened } from '../texts.ts';

const example = (toggle_announcement: boolean) => {
  const fields = {
    announcement: richText('De hal gaat dicht.'),
    announcement_urgent: true,
    toggle_announcement,
  };
  return { files: [story('globaal/header', { component: 'header', ...fields })] };
};

export const announcement: Rule = {
  name: 'aankondiging',
  looksFor:
    'een aankondiging die aan staat zonder tekst, die dringend is en over iets van vroeger gaat, of die dringend is terwijl ze uit staat',
  visitors: 'ze zien geen aankondiging, of een die niet meer moest verschijnen',
  severity: 'waarschuwing',
  find: ({ files, model, now }) =>
    files.flatMap((file): Complaint[] => {
      if (file.component !== 'header') return [];
      const urgent = flag(file.content.announcement_urgent);
      const shown = flag(file.content.toggle_announcement);
      if (wordsOf(file.content.announcement) === '') {
        if (!urgent && !shown) return [];
        const what = `de aankondiging staat aan${urgent ? ' en is dringend' : ''}, maar er is geen tekst`;
        const visitors = 'ze zien geen aankondiging';
        const mend = 'Schrijf de tekst van de aankondiging of zet ze uit';
        return [{ file, at: fieldAt(model, file, 'announcement'), what, visitors, mend }];
      }
      const past = urgent ? pastDateIn(wordsOf(file.content.announcement), now) : undefined;
      if (past !== undefined) {
        const what = `de dringende aankondiging noemt ${past}, en dat is voorbij`;
        const visitors = 'ze zien een oud bericht op elke pagina en op elk scherm in de hal';
        const mend = 'Zet ‘Dringend’ en ‘Aankondiging tonen’ uit, of schrijf een nieuwe tekst';
        return [{ file, at: fieldAt(model, file, 'announcement'), what, visitors, mend }];
      }
      if (!urgent || shown) return [];
      return [
        {
          file,
          at: fieldAt(model, file, 'announcement_urgent'),
          what: `‘Aankondiging tonen’ staat uit, maar ‘Dringend’ staat aan en gaat voor: ‘${shortened(wordsOf(file.content.announcement)).replace(/\.$/, '')}’`,
          visitors:
            'ze zien de aankondiging toch, op elke pagina en op elk scherm in de hal, en kunnen ze niet wegklikken',
          mend: 'Is het bericht voorbij? Zet ‘Dringend’ uit. Geldt het nog? Zet ook ‘Aankondiging tonen’ aan',
        },
      ];
    }),
  bad: () => example(false),
  good: () => example(true),
};

const MONTHS = [
  ...'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
];
const DATE = new RegExp(String.raw`\b(\d{1,2}) (${MONTHS.join('|')})(?: (\d{4}))?`, 'giu');

/** Returns the last date in a text if that date is past. Assumes the current year for a date without one. */
function pastDateIn(text: string, now: Date): string | undefined {
  const dates = [...text.matchAll(DATE)].map(([written, day, month = '', year]) => {
    const index = MONTHS.indexOf(month.toLowerCase());
    return { written, end: Date.UTC(Number(year ?? now.getUTCFullYear()), index, Number(day) + 1) };
  });
  const last = dates.toSorted((a, b) => b.end - a.end)[0];
  return last && last.end < +now ? last.written : undefined;
}
