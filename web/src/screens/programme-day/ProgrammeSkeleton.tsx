import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import body from './DayBody.module.css';
import top from './ProgrammeDayScreen.module.css';

/** A day of the programme that is on its way: its strip of days and its rows. It imports nothing of the day's screen. */
export function ProgrammeSkeleton() {
  return (
    <>
      <div className={top.strip} data-colour="red">
        <div className={top.stripInner}>
          <CardSkeletons kind="dayStrip" />
        </div>
      </div>
      <div className={body.body}>
        <CardSkeletons kind="timetable" />
      </div>
    </>
  );
}
