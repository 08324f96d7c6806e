import { useSearchParams } from 'react-router';
import { KeptText } from '../../blocks/RichText/KeptText.tsx';
import { asksForGrid, displayedAs } from '../../domain/pages/day-display.ts';
import { isEmptyRichText } from '../../domain/pages/rich-text.ts';
import { isEditionOver } from '../../domain/programme/programme-day.ts';
import { chosenCount, parseSelection, selectionParameters } from '../../domain/programme/selection.ts';
import { useCountPerDay } from '../../features/filter/use-day-view.ts';
import { DayShelf } from '../../layout/DayShelf.tsx';
import { PageTrail } from '../../layout/PageTrail.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { VisuallyHidden } from '../../ui/elements.tsx';
import { DayBody, type DayBodyProps } from './DayBody.tsx';
import styles from './ProgrammeDayScreen.module.css';

/** A day of the programme: the shelf of days, what to narrow it by, what runs through it, and its timetable. */
export function ProgrammeDayScreen(props: DayBodyProps) {
  const { day, days, now } = props;
  return (
    <>
      <div className={styles.top} data-colour="red">
        <div className={styles.inner}>
          <div>
            <PageTrail path={day.path} />
          </div>
          <h1 className={styles.title}>{day.title}</h1>
          {!isEmptyRichText(day.intro) && (
            // A browser that shows no closed contents has the word alone, and opens it all the same.
            <details className={styles.intro}>
              <summary className={styles.more}>
                meer<VisuallyHidden> over deze dag</VisuallyHidden>
              </summary>
              <div className={styles.words}>
                <KeptText document={day.intro} variant="plain" />
              </div>
            </details>
          )}
          {isEditionOver(days, now) && (
            <div className={styles.over}>
              <Banner tone="notice" title="Deze editie is voorbij.">
                <p>Hier lees je na wat er te beleven viel.</p>
              </Banner>
            </div>
          )}
        </div>
      </div>
      <DayNav {...props} />
      <DayBody {...props} />
    </>
  );
}

/**
 * The days, and how much each has of what is chosen. It follows the address, and the address follows the list: what
 * is under the finger is drawn first.
 */
function DayNav(props: DayBodyProps) {
  const { day, days, options, now } = props;
  const [parameters] = useSearchParams();
  const selection = parseSelection(parameters, options);
  const counts = useCountPerDay(props, selection);
  return (
    <div className={styles.strip} data-colour="red">
      <div className={styles.stripInner}>
        <DayShelf
          days={days}
          now={now}
          current={day.day}
          size="strip"
          parameters={displayedAs(selectionParameters(selection), asksForGrid(parameters))}
          counts={chosenCount(selection) > 0 ? counts : undefined}
        />
      </div>
    </div>
  );
}
