import { QUERY } from '../../domain/pages/query-names.ts';
import { openingDay } from '../../domain/programme/programme-day.ts';
import { signingBoard, signingsPerDay } from '../../domain/programme/signing-board.ts';
import type { PageRequest } from '../process/page-loader.ts';

/** Who signs where, on the day that is asked for; else on the day that `/programma` opens. */
export const signingPage = {
  async load({ cms, now, url, site }: PageRequest) {
    const [pages, items, { signingRules }] = await Promise.all([
      cms.festivalDays(),
      cms.programmeItems(),
      cms.frame(),
    ]);
    const days = signingsPerDay(items);
    const asked = url.searchParams.get(QUERY.day);
    const known = [...pages, ...days].find(({ day }) => day === asked);
    const { day } = known ?? openingDay(pages, now) ?? days[0] ?? {};
    return {
      board: day === undefined ? undefined : signingBoard(items, day, now),
      dayPath: pages.find((page) => page.day === day)?.path,
      days,
      rules: signingRules,
      pageColour: 'purple' as const,
      site,
    };
  },
};
