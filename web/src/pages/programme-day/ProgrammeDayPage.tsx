import { RichText } from '../../blocks/RichText/RichText.tsx';
import { isEditionOver } from '../../domain/edition/edition.ts';
import { isEmptyRichText } from '../../domain/pages/body/rich-text.ts';
import { requestsGrid } from '../../domain/pages/day-display.ts';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { BASE, editionPath } from '../../domain/pages/paths.ts';
import type { DayFacts } from '../../domain/programme/day/day-page.ts';
import { useAddress } from '../../islands/address.ts';
import { PageTrail } from '../../layout/PageTrail.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { VisuallyHidden } from '../../ui/styles/elements.tsx';
import type { DayBodyProps } from './DayBody.tsx';
import { FIRST_VIEW } from './DayList.tsx';
import { FilteredDay } from './FilteredDay.island.tsx';
import gridStyles from './grid/day-grid.css?url';
import styles from './ProgrammeDayPage.module.css';

type ProgrammeDayProps = DayBodyProps & {
  day: Pick<FestivalDay, 'path' | 'day' | 'title' | 'intro' | 'seo'>;
  standing?: DayFacts['standing'];
};

/** A day of the programme: the days, the filters, ongoing items and the timetable. */
export function ProgrammeDayPage({ day, ...page }: ProgrammeDayProps) {
  const { standing, ...rest } = page;
  const { days, view, options, idle, plan, reservationUrl, site, now } = rest;
  const { path, title, seo } = day;
  const address = useAddress();
  return (
    <>
      {/* Delays the first paint until the first viewport has arrived, because its parts would shift (ui/hydration.tsx).
       */}
      <link rel="expect" href={`#${FIRST_VIEW}`} blocking="render" />
      {requestsGrid(new URLSearchParams(address.search)) && (
        // `precedence` moves the link to the head, because Firefox paints without waiting for a stylesheet in the body.
        <link rel="stylesheet" href={gridStyles} precedence="part" />
      )}
      <div className={styles.top} data-colour="red">
        <div className={styles.inner}>
          <div className={styles.trail}>
            <PageTrail path={day.path} />
          </div>
          <h1 className={styles.title}>{day.title}</h1>
          {!isEmptyRichText(day.intro) && (
            // Browsers that cannot show part of a closed `<details>` show only «meer», which opens it.
            <details className={styles.intro}>
              <summary className={styles.more}>
                meer<VisuallyHidden> over deze dag</VisuallyHidden>
              </summary>
              <div className={styles.words}>
                <RichText document={day.intro} />
              </div>
            </details>
          )}
          <EditionBand days={days} standing={standing} now={now} />
        </div>
      </div>
      <FilteredDay
        address={address}
        day={{ path, day: day.day, title, seo: { title: seo.title } }}
        {...{ days, view, options, idle, plan, reservationUrl, now }}
        isOfOtherEdition={standing?.mark ? true : undefined}
        site={{ origin: site.origin }}
      />
    </>
  );
}

type EditionBandProps = Pick<ProgrammeDayProps, 'days' | 'standing' | 'now'>;

/** A message that this edition is over or comes later. Absent on the days of the current edition until it is over. */
function EditionBand({ days, standing, now }: EditionBandProps) {
  const last = days.at(-1)?.day;
  const mark = standing?.mark;
  const allEditions = standing && <Anchor href={BASE.editions}>Alle edities</Anchor>;
  if (mark)
    return (
      <p className={styles.edition}>
        <strong>{mark.words}</strong> <Anchor href={editionPath(mark.year)}>Alle dagen</Anchor> {allEditions}
      </p>
    );
  if (last === undefined || !isEditionOver({ last }, now)) return null;
  return (
    <div className={styles.over}>
      <Banner tone="notice" title="Deze editie is voorbij.">
        <p>Hier lees je na wat er te beleven viel. {allEditions}</p>
      </Banner>
    </div>
  );
}
