import { RichText } from '../../blocks/RichText/RichText.tsx';
import { isEmptyRichText } from '../../domain/pages/rich-text.ts';
import { PageTrail } from '../../layout/PageTrail.tsx';
import { DayBody, type DayBodyProps } from './DayBody.tsx';
import { DayNav } from './DayNav.tsx';
import styles from './ProgrammeDayScreen.module.css';

/** A day of the programme: the shelf of days, what to narrow it by, what runs through it, and its timetable. */
export function ProgrammeDayScreen(props: DayBodyProps) {
  const { day, days, items, now } = props;
  return (
    <>
      <div className={styles.top} data-colour="red">
        <div className={styles.inner}>
          <div className={styles.trail}>
            <PageTrail path={day.path} />
          </div>
          <h1 className={styles.title}>{day.title}</h1>
          {!isEmptyRichText(day.intro) && (
            <div className={styles.intro}>
              <RichText document={day.intro} variant="plain" />
            </div>
          )}
        </div>
      </div>
      <DayNav day={day} days={days} items={items} now={now} />
      <DayBody {...props} />
    </>
  );
}
