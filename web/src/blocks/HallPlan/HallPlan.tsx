import type { PlanStage } from '../../domain/pages/body/block.ts';
import { PLAN_ANCHOR, PLAN_TITLE } from '../../domain/programme/hall-plan.ts';
import styles from './HallPlan.module.css';
import { StagesOnPlan } from './StagesOnPlan.island.tsx';

/**
 * The plan of the hall with a list of its stages. A link to `#zaal-{slug}` scrolls to a stage and highlights it: in the
 * drawing, or in the list if the drawing does not contain the stage. If none of the stages is in the drawing, the
 * content is about another hall, and only the list is shown.
 */
export function HallPlan({ stages, now }: { stages: readonly PlanStage[]; now: Date }) {
  const listed = [...new Map([...stages].reverse().map((stage) => [stage.slug, stage])).values()].reverse();
  if (listed.length === 0) return null;
  return (
    <section className={styles.plan} aria-labelledby={PLAN_ANCHOR}>
      <h2 id={PLAN_ANCHOR} className={styles.heading}>
        {PLAN_TITLE}
      </h2>
      <StagesOnPlan stages={listed} now={now} />
    </section>
  );
}
