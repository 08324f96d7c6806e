import { useState } from 'react';
import type { PlanStage } from '../../domain/pages/body/block.ts';
import { isInHall } from '../../domain/programme/hall-plan.ts';
import { FindSaved, type SavedAtStages, SavedHere } from '../../features/saved-items/SavedAtStages.tsx';
import { useSavedIds } from '../../features/saved-items/use-saved.ts';
import { useAddress } from '../../islands/address.ts';
import { island } from '../../islands/island.tsx';
import { FacilityLegend } from './facilities.tsx';
import { HallDrawing } from './HallDrawing.tsx';
import styles from './HallPlan.module.css';

type StagesOnPlanProps = {
  /** The stages that the content lists, without duplicates. */
  stages: readonly PlanStage[];
  now: Date;
};

/** The drawing of the hall and the list of its stages. Both show the visitor's saved items. */
export const StagesOnPlan = island('StagesOnPlan', Stages, { when: 'visible' });

function Stages({ stages, now }: StagesOnPlanProps) {
  const names = new Map(stages.flatMap(({ slug, title }) => (isInHall(slug) ? [[slug, title]] : [])));
  const ids = useSavedIds();
  const { hash } = useAddress();
  const [found, setFound] = useState<SavedAtStages>();
  const saved = ids && ids.size > 0 ? found : undefined;
  return (
    <div className={names.size > 0 ? styles.columns : undefined}>
      {/* Only visitors with saved items load the programme. */}
      {ids && ids.size > 0 && <FindSaved ids={ids} now={now} tell={setFound} />}
      {names.size > 0 && (
        <div className={styles.drawn}>
          <HallDrawing names={names} saved={saved?.at} />
          <FacilityLegend />
        </div>
      )}
      <ul role="list" aria-label="Podia" className={styles.stages}>
        {stages.map((stage) => (
          <ListedStage
            key={stage.slug}
            stage={stage}
            inHall={names.has(stage.slug)}
            isMarked={isMarkedBy(hash, stage.slug)}
            saved={saved}
          />
        ))}
      </ul>
    </div>
  );
}

const isMarkedBy = (hash: string, slug: string): boolean =>
  hash === `#zaal-${slug}` || hash.startsWith(`#zaal-${slug}-tafel-`);

type ListedStageProps = {
  stage: PlanStage;
  /** Whether the drawing contains this stage. */
  inHall: boolean;
  /** Whether the address names this stage or one of its tables. */
  isMarked: boolean;
  saved: SavedAtStages | undefined;
};

function ListedStage({ stage: { slug, title, description }, inHall, isMarked, saved }: ListedStageProps) {
  const items = saved?.at.get(slug);
  return (
    <li
      id={`${inHall ? 'plek' : 'zaal'}-${slug}`}
      data-marked={isMarked || undefined}
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
      {saved && items && <SavedHere items={items} now={saved.now} />}
    </li>
  );
}
