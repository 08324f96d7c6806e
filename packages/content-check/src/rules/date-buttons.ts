import { dayOf } from 'web/content-rules';
import { dayPage, linkTo, story } from '../examples.ts';
import { festivalEditions } from '../festival-editions.ts';
import { objectOf, textOf } from '../json.ts';
import { formatDay } from '../moment.ts';
import { festivalDays, instantOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';

const example = (day: string) => {
  const button = { component: 'link_with_date', label: '2025-10-25 00:00', link: linkTo(`programma/${day}`) };
  const menu = { component: 'link_with_dropdown', label: 'Programma', buttons: [button] };
  return {
    files: [
      dayPage('2025-10-25'),
      dayPage('2025-10-26'),
      story('globaal/header', { component: 'header', nav_links: [menu] }),
    ],
  };
};

export const dateButtons: Rule = {
  name: 'datumknop',
  looksFor:
    'een knop met een dag in het menu die geen pagina heeft, of die naar een andere dag of naar een vroegere editie leidt',
  visitors: 'ze kiezen een dag en komen op een andere pagina uit',
  severity: 'waarschuwing',
  find: (edition) => {
    const days = new Set(festivalDays(edition));
    const { all, current, earlier } = festivalEditions(edition);
    const planned = new Set(all.flatMap((one) => one.days.map(({ day }) => day)));
    const isAnnounced = current?.days.some(({ story: page }) => !page.draft);
    return edition.files.flatMap((file) =>
      edition.partsOf(file).blocks.flatMap((at): Complaint[] => {
        const { component, fields } = at;
        const date = component === 'link_with_date' ? instantOf(fields.label, edition) : undefined;
        if (!date) return [];
        const day = dayOf(date);
        // The draft of a menu may already link to day pages that are drafts.
        if (!(file.draft ? planned : days).has(day)) {
          const what = `de knop zegt ${formatDay(day)}, maar die dag heeft geen pagina in het programma`;
          return [{ file, at, what, mend: 'Verbeter de dag, maak de dagpagina of haal de knop weg' }];
        }
        const target = edition.storyByUuid(textOf(objectOf(fields.link).id));
        const targetDate =
          target?.component === 'date_overview' ? instantOf(target.content.date, edition) : undefined;
        const over = target && earlier(target);
        if (over && isAnnounced) {
          const what = `de knop leidt naar ${formatDay(day)}, een dag van ${over.name}`;
          return [{ file, at, what, mend: `Zet er de dagen van ${current?.name} in de plaats` }];
        }
        if (!target || !targetDate || dayOf(targetDate) === day) return [];
        const what = `de knop zegt ${formatDay(day)}, maar leidt naar ${formatDay(dayOf(targetDate))}`;
        const mend = `Kies in het veld ‘Link’ van de knop de pagina van ${formatDay(day)}, of verbeter de dag op de knop`;
        return [{ file, at, what, mend }];
      }),
    );
  },
  bad: () => example('2025-10-26'),
  good: () => example('2025-10-25'),
};
