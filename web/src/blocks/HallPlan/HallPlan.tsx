import { useLocation } from 'react-router';
import type { PlanStage } from '../../domain/pages/block.ts';
import { PLAN_ANCHOR, PLAN_TITLE } from '../../domain/programme/hall-plan.ts';
import { useHydrated } from '../../ui/hydration.tsx';
import { FacilityLegend } from './facilities.tsx';
import { HallDrawing, isInHall } from './HallDrawing.tsx';
import styles from './HallPlan.module.css';

/**
 * The plan of the hall with its list of stages. `#zaal-{slug}` leads to a stage and marks it: in the drawing, or in the
 * list where the drawing does not know it. Where it knows none, the content is that of another hall and the list stands
 * alone. Without scripts the mark is `:target`, which only an address that was loaded has: a link on the site changes the
 * address by script.
 */
export function HallPlan({ stages }: { stages: readonly PlanStage[] }) {
  const listed = [...new Map([...stages].reverse().map((stage) => [stage.slug, stage])).values()].reverse();
  const names = new Map(listed.flatMap(({ slug, title }) => (isInHall(slug) ? [[slug, title]] : [])));
  const { hash } = useLocation();
  const scripted = useHydrated();
  const here = scripted ? hash.slice(1) : undefined;
  if (listed.length === 0) return null;
  return (
    <section className={styles.plan} data-scripted={scripted || undefined} aria-labelledby={PLAN_ANCHOR}>
      <h2 id={PLAN_ANCHOR} className={styles.heading}>
        {PLAN_TITLE}
      </h2>
      <div className={names.size > 0 ? styles.columns : undefined}>
        {names.size > 0 && (
          <div className={styles.drawn}>
            <HallDrawing names={names} here={here} />
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
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type ListedStageProps = {
  stage: PlanStage;
  /** Whether the drawing has a place for it. */
  inHall: boolean;
  /** Whether the address leads to it. */
  here: boolean;
};

function ListedStage({ stage: { slug, title, description }, inHall, here }: ListedStageProps) {
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
    </li>
  );
}
