import type { SearchHit } from '../../domain/search/search-hit.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import whole from '../WholeCard.module.css';
import styles from './BestHit.module.css';
import found from './Hit.module.css';
import { HitSessionLine, MarkedWords, sessionToSave } from './SearchHitCard.tsx';

/** Maximum number of sessions in a short search result. */
const MAX_SESSIONS = 2;

/** One of the best search results, on two lines: its title, then its time and place. */
export function BestHit({ hit }: { hit: SearchHit }) {
  const { path, kind, title, byline, excerpt, sessions, over } = hit;
  const [first] = sessions;
  const toSave = first && sessionToSave(first, hit);
  return (
    <div
      className={classNames(whole.card, found.hit, styles.hit)}
      data-over={over || undefined}
      data-savable={toSave !== undefined || undefined}
    >
      <p className={classNames(found.kind, styles.kind)}>
        {kind}
        {over && <span className={found.over}>voorbij</span>}
      </p>
      <h3 className={classNames(whole.title, whole.ringed, found.title, styles.title)}>
        <Anchor href={path}>
          <MarkedWords text={title} />
        </Anchor>
      </h3>
      {byline && (
        <p className={found.byline}>
          <MarkedWords text={byline} />
        </p>
      )}
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
      {toSave && <SaveRibbon moment={toSave} />}
    </div>
  );
}
