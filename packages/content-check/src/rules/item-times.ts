import { item } from '../examples.ts';
import { formatMoment } from '../moment.ts';
import { instantOf } from '../programme.ts';
import type { Rule } from '../rule.ts';

export const itemTimes: Rule = {
  name: 'begin en einde',
  looksFor: 'een item dat eindigt voor het begint',
  visitors: 'ze zien geen einduur',
  severity: 'fout',
  find: (edition) =>
    edition.files.flatMap((file) => {
      const start = instantOf(file.content.start_date, edition);
      const end = instantOf(file.content.end_date, edition);
      if (!start || !end || +end > +start) return [];
      const times = `begin ${formatMoment(start, edition)}, einde ${formatMoment(end, edition)}`;
      const at = { path: 'Einde', name: 'end_date', uid: '' };
      return +end < +start
        ? [{ file, at, what: `het eindigt voor het begint (${times})`, mend: 'Verbeter ‘Begin’ of ‘Einde’' }]
        : [
            {
              file,
              at,
              severity: 'waarschuwing',
              what: `het eindigt op het uur waarop het begint (${times})`,
              mend: 'Vul een later einde in, of maak ‘Einde’ leeg als je het niet weet',
            },
          ];
    }),
  bad: () => ({ files: [item('i', '2025-10-25 08:00', '2025-10-25 07:00')] }),
  good: () => ({ files: [item('i', '2025-10-25 08:00', '2025-10-25 09:00')] }),
};
