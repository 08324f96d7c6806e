import type { PlanStage } from '../../domain/pages/block.ts';
import { PLAN_ANCHOR, PLAN_TITLE } from '../../domain/programme/hall-plan.ts';
import { FacilityLegend } from './facilities.tsx';
import { HallDrawing, isInHall } from './HallDrawing.tsx';
import styles from './HallPlan.module.css';

/**
 * The plan of the hall with its list of stages. `#zaal-{slug}` leads to a stage and marks it, without a
 * script: in the drawing, or in the list where the drawing does not know it. Where it knows none, the content
 * is that of another hall and the list stands alone.
 */
export function HallPlan({ stages }: { stages: readonly PlanStage[] }) {
  const listed = [...new Map([...stages].reverse().map((stage) => [stage.slug, stage])).values()].reverse();
  const names = new Map(listed.flatMap(({ slug, title }) => (isInHall(slug) ? [[slug, title]] : [])));
  if (listed.length === 0) return null;
  return (
    <section className={styles.plan} aria-labelledby={PLAN_ANCHOR}>
      <h2 id={PLAN_ANCHOR} className={styles.heading}>
        {PLAN_TITLE}
      </h2>
      <div className={names.size > 0 ? styles.columns : undefined}>
        {names.size > 0 && (
          <div className={styles.drawn}>
            <HallDrawing names={names} />
            <FacilityLegend />
          </div>
        )}
        <ul role="list" aria-label="Podia" className={styles.stages}>
          {listed.map((stage) => (
            <ListedStage key={stage.slug} stage={stage} inHall={names.has(stage.slug)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ListedStage({ stage: { slug, title, description }, inHall }: { stage: PlanStage; inHall: boolean }) {
  return (
    <li id={`${inHall ? 'plek' : 'zaal'}-${slug}`} data-stage={slug} className={styles.stage}>
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
