import { momentId } from '../../domain/programme/moment.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import type { HitSession, SearchHit } from '../../domain/search/search-hit.ts';
import { unmarked } from '../../domain/search/search-marks.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import whole from '../WholeCard.module.css';
import styles from './BestHit.module.css';
import found from './Hit.module.css';
import { HitSessionLine, HitSlug, MarkedWords } from './SearchHitCard.tsx';

/** One of the best search results, on two lines: its title, then its time and place. */
export function BestHit({ hit }: { hit: SearchHit }) {
  const { path, kind, title, byline, excerpt, slug, sessions, more, over } = hit;
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
      <HitSlug slug={slug} />
      {byline && !unmarked(title).includes(unmarked(byline)) && (
        <p className={found.byline}>
          <MarkedWords text={byline} />
        </p>
      )}
      <p className={styles.words}>
        {first ? (
          <HitSessionLine session={{ ...first, title: undefined }} further={more + sessions.length - 1} />
        ) : (
          <MarkedWords text={excerpt} />
        )}
      </p>
      {toSave && <SaveRibbon moment={toSave} />}
    </div>
  );
}

/** Returns the moment to save; `undefined` for a result that is an activity of the tour (see saved-moment.ts). */
function sessionToSave(session: HitSession, { uuid, title }: SearchHit): SavedMoment | undefined {
  if (session.uuid === uuid) return undefined;
  const words = session.title ?? title;
  const { start, end } = session;
  return { id: momentId(session), title: unmarked(words), start, end };
}
