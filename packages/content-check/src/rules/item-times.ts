import { complain, type Rule } from '../finding.ts';
import { formatMoment } from '../moment.ts';
import { instantOf } from '../programme.ts';

/** Items must end after their start. The site does not show an end before the start. */
export const itemTimes: Rule = (edition) =>
  edition.files.flatMap((file) => {
    const start = instantOf(file.content.start_date, edition);
    const end = instantOf(file.content.end_date, edition);
    if (!start || !end || +end > +start) return [];
    const times = `${formatMoment(start, edition)} tot ${formatMoment(end, edition)}`;
    return +end < +start
      ? [complain(file, 'fout', `eindigt voor het begint (${times})`, 'Verbeter het begin of het einde')]
      : [complain(file, 'waarschuwing', `duurt nul minuten (${times})`, 'Vul een later einde in of geen')];
  });
