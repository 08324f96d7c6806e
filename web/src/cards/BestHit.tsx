import type { SearchHit } from '../domain/search/search-hit.ts';
import { Anchor } from '../ui/Anchor.tsx';
import styles from './BestHit.module.css';
import { HitSessionLine, MarkedWords } from './SearchHitCard.tsx';

/** How many moments a short answer names. */
const MAX_SESSIONS = 2;

/** One of the best answers, in two lines: what it is called, and when and where. */
export function BestHit({ hit: { path, kind, title, excerpt, sessions, over } }: { hit: SearchHit }) {
  return (
    <div className={styles.hit} data-over={over || undefined}>
      <p className={styles.kind}>
        {kind}
        {over && <span className={styles.over}>voorbij</span>}
      </p>
      <h3 className={styles.title}>
        <Anchor href={path}>
          <MarkedWords text={title} />
        </Anchor>
      </h3>
      {sessions.length > 0 ? (
        <ul role="list" className={styles.words}>
          {sessions.slice(0, MAX_SESSIONS).map((session) => (
            <li key={session.uuid}>
              <HitSessionLine session={{ ...session, title: undefined }} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.words}>
          <MarkedWords text={excerpt} />
        </p>
      )}
    </div>
  );
}
