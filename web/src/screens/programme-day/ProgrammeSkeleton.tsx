import { CardSkeletons } from '../../cards/skeletons/CardSkeletons.tsx';
import styles from './ProgrammeDayScreen.module.css';

/**
 * A day of the programme that is on its way: its strip of days and its rows. Every page loads it with the frame, so it
 * imports nothing of the day's screen.
 */
export function ProgrammeSkeleton() {
  return (
    <>
      <div className={styles.strip} data-colour="red">
        <div className={styles.stripInner}>
          <CardSkeletons kind="dayStrip" />
        </div>
      </div>
      <div className={styles.body}>
        <CardSkeletons kind="timetable" />
      </div>
    </>
  );
}
