import { momentId } from '../../domain/programme/moment.ts';
import type { SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { STATUS_WORDS } from '../../domain/programme/status.ts';
import type { HitSession, SearchHit } from '../../domain/search/search-hit.ts';
import { unmarked } from '../../domain/search/search-marks.ts';
import { Row, RowTime } from '../rows/Row.tsx';
import found from './Hit.module.css';
import { HitSlug, MarkedWords } from './SearchHitCard.tsx';

/**
 * One of the best search results as a row, with its next moment or, if it has no moments, the excerpt with the matching
 * words.
 */
export function BestHit({ hit }: { hit: SearchHit }) {
  const { path, kind, title, byline, excerpt, slug, sessions, more, over, edition, colour } = hit;
  const [first, ...others] = sessions;
  const further = others.length + more;
  const isNamed = byline && !unmarked(title).includes(unmarked(byline));
  return (
    <div className={found.hit}>
      <Row
        colour={colour}
        time={first && <RowTime of={first} withDay />}
        path={path}
        title={<MarkedWords text={title} />}
        address={<HitSlug slug={slug} />}
        who={isNamed && <MarkedWords text={byline} />}
        place={first?.place}
        facts={[kind, further > 0 && `nog ${further} keer`]}
        states={[
          first?.status && STATUS_WORDS[first.status],
          edition ?? (over && 'voorbij'),
          first === undefined && excerpt.length > 0 && (
            <span key="words" className={found.words}>
              <MarkedWords text={excerpt} />
            </span>
          ),
        ]}
        state={over ? 'past' : undefined}
        isCancelled={first?.status === 'cancelled'}
        save={first && sessionToSave(first, hit)}
      />
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
