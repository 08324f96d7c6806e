import { dayOf } from 'web/content-rules';
import { complain, type Rule } from '../finding.ts';
import { objectOf, textOf } from '../json.ts';
import { festivalDays, instantOf } from '../programme.ts';

/** The day of a date button in the menu must have a page, and the button must link to it. */
export const dateButtons: Rule = (edition) => {
  const days = new Set(festivalDays(edition));
  return edition.files.flatMap((file) =>
    edition.partsOf(file).blocks.flatMap(({ component, path, fields }) => {
      const date = component === 'link_with_date' ? instantOf(fields.label, edition) : undefined;
      if (!date) return [];
      const day = dayOf(date);
      if (!days.has(day)) {
        const mend = 'Maak de dagpagina of haal de knop weg';
        return [complain(file, 'waarschuwing', `${path}: de dag ${day} heeft geen pagina`, mend)];
      }
      const target = edition.storyByUuid(textOf(objectOf(fields.link).id));
      const targetDate =
        target?.component === 'date_overview' ? instantOf(target.content.date, edition) : undefined;
      if (!target || !targetDate || dayOf(targetDate) === day) return [];
      const what = `${path}: de knop zegt ${day} en leidt naar ${dayOf(targetDate)}`;
      return [complain(file, 'waarschuwing', what, 'Kies bij de knop de pagina van die dag')];
    }),
  );
};
