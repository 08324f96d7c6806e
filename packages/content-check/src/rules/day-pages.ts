import { dayOf } from 'web/content-rules';
import { dayPage, story } from '../examples.ts';
import { formatDay } from '../moment.ts';
import { lastOf } from '../page-address.ts';
import { instantOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';
import { type StoryFile, titleOf } from '../story-file.ts';
import { fieldAt } from '../story-parts.ts';

export const dayPages: Rule = {
  name: 'dagpagina',
  looksFor: 'een dagpagina waarvan de slug, de titel of een andere dagpagina iets anders zegt dan ‘Dag’',
  visitors: 'ze kiezen een dag en lezen het programma van een andere',
  severity: 'fout',
  find: (edition) => {
    const owners = new Map<string, StoryFile>();
    return edition.stories.flatMap((file): Complaint[] => {
      const date = file.component === 'date_overview' ? instantOf(file.content.date, edition) : undefined;
      if (!date) return [];
      const day = dayOf(date);
      const at = fieldAt(edition.model, file, 'date');
      const other = owners.get(day);
      owners.set(day, file);
      const slug = lastOf(file.slug);
      if (other) {
        const what = `‘Dag’ is ${formatDay(day)}, maar dat is al de dag van ‘${titleOf(other)}’ (${other.slug})`;
        return [{ file, at, what, mend: 'Verbeter ‘Dag’ of verwijder de kopie' }];
      }
      if (slug !== day && /^\d{4}-\d{2}-\d{2}$/.test(slug)) {
        const what = `‘Dag’ is ${formatDay(day)}, maar het adres is dat van ${formatDay(slug)}`;
        return [{ file, at, what, mend: 'Verbeter ‘Dag’ of de slug' }];
      }
      const title = titleOf(file).toLowerCase();
      const [weekday = '', number = ''] = formatDay(day).split(' ');
      const said = /\b(?:maan|dins|woens|donder|vrij|zater|zon)dag\b/.exec(title)?.[0];
      const saidNumber = /(?<![\d/.-])(\d{1,2})(?= [a-z]{3,}|$)/.exec(title)?.[1];
      if ((said ?? weekday) === weekday && (saidNumber ?? number) === number) return [];
      const what = `de titel ‘${titleOf(file)}’ past niet bij ‘Dag’: dat is ${formatDay(day)}`;
      return [{ file, at: fieldAt(edition.model, file, 'title'), what, mend: 'Verbeter de titel of ‘Dag’' }];
    });
  },
  bad: () => ({
    files: [story('programma/2025-10-28', { component: 'date_overview', date: '2025-10-29 00:00' })],
  }),
  good: () => ({ files: [dayPage('2025-10-28')] }),
};
