import { useEffect, useState } from 'react';
import { calendarOfMoments } from '../../domain/open-data/calendar-file.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { fetchWholeCalendar, type WholeCalendar } from '../../features/saved-items/whole-calendar.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledSection } from '../../ui/styles/elements.tsx';
import styles from './SharePlan.module.css';

/** Downloads the saved items as a calendar file. The browser creates it, so the server never receives the selection. */
export function PlanCalendar({ moments }: { moments: readonly SavedMoment[] }) {
  const [calendar, setCalendar] = useState<WholeCalendar>();
  useEffect(() => void fetchWholeCalendar().then(setCalendar), []);
  const plan =
    typeof calendar === 'object'
      ? calendarOfMoments(calendar.text, new Set(moments.map(({ id }) => id)))
      : undefined;
  return (
    <TitledSection
      className={styles.share}
      titleClass={styles.heading}
      title="Je stapel in je agenda"
      focused
    >
      <p>
        Je krijgt één bestand, dat je met je agenda opent. Je browser maakt het zelf: wij krijgen je keuze
        niet te zien. Verandert er iets? Haal het bestand opnieuw: de meeste agenda’s werken bij wat er al
        staat.
      </p>
      <p role="status">
        {calendar === undefined && 'Even geduld…'}
        {calendar === 'away' &&
          'We kunnen het programma nu niet ophalen. Sluit dit en probeer het zo dadelijk opnieuw.'}
        {plan && missingWords(moments.length - plan.found, moments.length)}
      </p>
      {plan && plan.found > 0 && <CalendarFile file={plan.file} count={plan.found} />}
    </TitledSection>
  );
}

/** Returns «3 van 12 staan niet meer in het programma, en gaan niet mee.» */
function missingWords(gone: number, all: number): string {
  if (gone === 0) return '';
  const [stand, go] = gone === 1 ? ['staat', 'gaat'] : ['staan', 'gaan'];
  return `${gone} van ${all} ${stand} niet meer in het programma, en ${go} niet mee.`;
}

function CalendarFile({ file, count }: { file: string; count: number }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === undefined) return null;
  return (
    <p>
      <Button href={address} download="mijn-stapel-boektopia.ics" icon="calendar" iconFirst>
        {count === 1 ? 'Zet 1 moment in je agenda' : `Zet ${count} momenten in je agenda`}
      </Button>
    </p>
  );
}
