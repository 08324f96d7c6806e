import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import styles from './ProgrammeDayScreen.module.css';

/** A day of the programme that is on its way: its strip of days and its rows. */
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
