import { BASE } from '../../domain/pages/paths.ts';
import { formatDayName } from '../../domain/time/format.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import type { DaySigningsProps } from './DaySignings.tsx';
import { SigningDay } from './SigningDay.island.tsx';
import styles from './SigningPage.module.css';

type SigningPageProps = DaySigningsProps & {
  dayPath?: string;
  /** The editors' instructions for getting a place in the queue. */
  rules?: string;
};

export const SIGNING_TITLE = 'Wie signeert waar';

const PAGE = { path: BASE.signing, title: SIGNING_TITLE, colour: 'purple' as const };

/** The signings of one day by hour, with their tables. */
export function SigningPage({ day, signings, days, next, now, dayPath, rules }: SigningPageProps) {
  const facts = rules && <p className={styles.rules}>{rules}</p>;
  return (
    <div className={styles.page}>
      <PageHeader page={PAGE} facts={facts} />
      <PageBody id="lijst" className={styles.body}>
        <SigningDay {...{ day, signings, days, next, now }} />
        <RenderBlockingMarker />
        {day && dayPath && (
          <p className={styles.onwards}>
            <Anchor href={dayPath}>Alles op {formatDayName(day)}</Anchor>
          </p>
        )}
      </PageBody>
    </div>
  );
}
