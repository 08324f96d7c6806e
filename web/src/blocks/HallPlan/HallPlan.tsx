import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { PlanStage } from '../../domain/pages/block.ts';
import { PLAN_ANCHOR, PLAN_TITLE } from '../../domain/programme/hall-plan.ts';
import type { SavedAtStages } from '../../features/pile/SavedAtStages.tsx';
import { useSavedIds } from '../../features/pile/saved-moments.ts';
import { fetchedComponent, useHydrated } from '../../ui/hydration.tsx';
import { FacilityLegend } from './facilities.tsx';
import { HallDrawing, isInHall } from './HallDrawing.tsx';
import styles from './HallPlan.module.css';

// Only who saved something needs the programme on the plan.
const FindSaved = fetchedComponent(() =>
  import('../../features/pile/SavedAtStages.tsx').then((file) => file.FindSaved),
);
const SavedHere = fetchedComponent(() =>
  import('../../features/pile/SavedAtStages.tsx').then((file) => file.SavedHere),
);

/**
 * The plan of the hall with its list of stages. `#zaal-{slug}` leads to a stage and marks it: in the drawing, or in the
 * list where the drawing does not know it. Where it knows none, the content is that of another hall and the list stands
 * alone. Without scripts the mark is `:target`, which only an address that was loaded has: a link on the site changes the
 * address by script.
 */
export function HallPlan({ stages, now }: { stages: readonly PlanStage[]; now: Date }) {
  const listed = [...new Map([...stages].reverse().map((stage) => [stage.slug, stage])).values()].reverse();
  const names = new Map(listed.flatMap(({ slug, title }) => (isInHall(slug) ? [[slug, title]] : [])));
  const { hash } = useLocation();
  const scripted = useHydrated();
  const here = scripted ? hash.slice(1) : undefined;
  const ids = useSavedIds();
  const [found, setFound] = useState<SavedAtStages>();
  const saved = ids && ids.size > 0 ? found : undefined;
  if (listed.length === 0) return null;
  return (
    <section className={styles.plan} data-scripted={scripted || undefined} aria-labelledby={PLAN_ANCHOR}>
      <h2 id={PLAN_ANCHOR} className={styles.heading}>
        {PLAN_TITLE}
      </h2>
      {ids && ids.size > 0 && (
        <Suspense>
          <FindSaved ids={ids} now={now} tell={setFound} />
        </Suspense>
      )}
      <div className={names.size > 0 ? styles.columns : undefined}>
        {names.size > 0 && (
          <div className={styles.drawn}>
            <HallDrawing names={names} here={here} saved={saved?.at} />
            <FacilityLegend />
          </div>
        )}
        <ul role="list" aria-label="Podia" className={styles.stages}>
          {listed.map((stage) => (
            <ListedStage
              key={stage.slug}
              stage={stage}
              inHall={names.has(stage.slug)}
              here={[`zaal-${stage.slug}`, `plek-${stage.slug}`].includes(here ?? '')}
            >
              <SavedAtStage slug={stage.slug} saved={saved} />
            </ListedStage>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SavedAtStage({ slug, saved }: { slug: string; saved: SavedAtStages | undefined }) {
  const items = saved?.at.get(slug);
  if (saved === undefined || items === undefined) return null;
  return (
    <Suspense>
      <SavedHere items={items} now={saved.now} />
    </Suspense>
  );
}

type ListedStageProps = {
  stage: PlanStage;
  /** Whether the drawing has a place for it. */
  inHall: boolean;
  /** Whether the address leads to it. */
  here: boolean;
  /** What a visitor saved there. */
  children: ReactNode;
};

function ListedStage({ stage: { slug, title, description }, inHall, here, children }: ListedStageProps) {
  return (
    <li
      id={`${inHall ? 'plek' : 'zaal'}-${slug}`}
      data-stage={slug}
      data-here={here || undefined}
      className={styles.stage}
    >
      {inHall ? (
        <a href={`#zaal-${encodeURIComponent(slug)}`} className={styles.name}>
          {title}
        </a>
      ) : (
        <span className={styles.name}>{title}</span>
      )}
      {description !== undefined && <p>{description}</p>}
      {children}
    </li>
  );
}
