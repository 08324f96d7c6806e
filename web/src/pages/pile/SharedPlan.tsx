import { useRef, useState } from 'react';
import { BASE, editionPath, itemsOfEditionPath } from '../../domain/pages/paths.ts';
import { SITE_NAME } from '../../domain/pages/site-name.ts';
import { momentId } from '../../domain/programme/moment.ts';
import { type LinkedPlan, readPlan } from '../../domain/programme/saved/plan-link.ts';
import { editionsIn } from '../../domain/programme/saved/saved-editions.ts';
import {
  type SavedItem,
  type SavedItemsProgramme,
  savedItemsOf,
} from '../../domain/programme/saved/saved-items.ts';
import { momentToSave, type SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { NOT_STORED, savedMoments } from '../../features/saved-items/saved-moments.ts';
import { useProgramme } from '../../features/saved-items/use-programme.ts';
import type { ShownSavedItems } from '../../features/saved-items/use-shown-saved-items.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import { say } from '../../ui/toast/toast.browser.ts';
import { SavedItemDays } from './SavedItemDays.tsx';
import { SavedItemRow } from './SavedItemRow.tsx';
import styles from './SavedItemsContent.module.css';
import { SavedItemsTop } from './SavedItemsTop.tsx';

const TITLE = 'Een gedeelde stapel';

type SharedPlanProps = {
  plan: string;
  savedItems: ShownSavedItems;
  programme?: SavedItemsProgramme;
  /** Whether the programme could not be fetched. */
  isAway: boolean;
  now: Date;
};

/** A plan that another visitor shared. The visitor's own saved items change only when the visitor adds items. */
export function SharedPlan({ plan: text, programme, isAway, ...props }: SharedPlanProps) {
  const plan = readPlan(text);
  if (plan === undefined) {
    return (
      <>
        <SavedItemsTop title={TITLE} />
        <PageBody className={styles.body}>
          <Banner tone="error" title="Deze link is niet volledig">
            <p>Onderweg is er een stuk afgevallen. Vraag hem opnieuw. Aan je eigen stapel verandert niets.</p>
          </Banner>
          <p>
            <Button href={BASE.savedItems}>Naar mijn stapel</Button>
          </p>
        </PageBody>
      </>
    );
  }
  if (programme === undefined) {
    return (
      <>
        <SavedItemsTop title={TITLE} />
        <PageBody className={styles.body}>
          <p role="status">
            {isAway
              ? 'We kunnen het programma nu niet ophalen, en zonder het programma weten we niet wat er op deze stapel ligt. Probeer het zo dadelijk opnieuw.'
              : 'Even geduld…'}
          </p>
        </PageBody>
      </>
    );
  }
  const { year } = editionsIn(programme, props.now).current ?? {};
  return year === undefined || year === plan.year ? (
    <KnownPlan {...props} plan={plan} programme={programme} />
  ) : (
    <PlanOfOtherEdition {...props} plan={plan} />
  );
}

/** A plan of an edition that is not current. Fetches that edition, and shows only its name if it is not published. */
function PlanOfOtherEdition(props: Omit<KnownPlanProps, 'programme'>) {
  const { plan, now } = props;
  const [opened] = useState(now);
  const { programme, isAway } = useProgramme(opened, true, itemsOfEditionPath(plan.year));
  const name = `${SITE_NAME} ${plan.year}`;
  if (programme) return <KnownPlan {...props} programme={programme} edition={name} />;
  return (
    <>
      <SavedItemsTop title={TITLE}>
        <p role="status">{`Deze stapel is van ${name}.${isAway ? '' : ' Even geduld…'}`}</p>
      </SavedItemsTop>
      <PageBody className={styles.body}>
        {isAway && (
          <p>
            <Button href={BASE.programme}>Bekijk het programma</Button>
          </p>
        )}
      </PageBody>
    </>
  );
}

type KnownPlanProps = Omit<SharedPlanProps, 'plan' | 'isAway'> & {
  plan: LinkedPlan;
  programme: SavedItemsProgramme;
  /** The name of the edition, if it is not the current one. */
  edition?: string;
};

function KnownPlan({ plan, savedItems, programme, edition, now }: KnownPlanProps) {
  const [isBeside, setBeside] = useState(false);
  const known = programme.items.filter((item) => plan.ids.includes(momentId(item)));
  const theirs = known.map(momentToSave);
  const mine = savedItems.moments.filter(({ id }) => !savedItems.dropped.has(id));
  const missing = theirs.filter(({ id }) => !mine.some((own) => own.id === id));
  return (
    <>
      <SavedItemsTop title={TITLE}>
        <p>
          {[edition && `Deze stapel is van ${edition}.`, missingWords(plan, theirs.length)]
            .filter(Boolean)
            .join(' ')}
        </p>
        {edition ? (
          <div className={styles.actions}>
            <Button variant="white" href={editionPath(plan.year)}>
              Naar {edition}
            </Button>
          </div>
        ) : (
          <AddToMine missing={missing} />
        )}
      </SavedItemsTop>
      <PageBody className={styles.body}>
        {mine.length > 0 && theirs.length > 0 && !edition && (
          <p>
            <Button variant="outline" aria-pressed={isBeside} onClick={() => setBeside(!isBeside)}>
              {isBeside ? 'Toon alleen deze stapel' : 'Leg mijn stapel ernaast'}
            </Button>
          </p>
        )}
        <PlanDays theirs={theirs} mine={isBeside ? mine : []} programme={programme} now={now} />
      </PageBody>
    </>
  );
}

/** Returns «12 momenten.» or «3 van 12 staan niet meer in het programma.» */
function missingWords({ ids }: LinkedPlan, known: number): string {
  const gone = ids.length - known;
  if (gone === 0) return ids.length === 1 ? '1 moment.' : `${ids.length} momenten.`;
  return `${gone} van ${ids.length} ${gone === 1 ? 'staat' : 'staan'} niet meer in het programma.`;
}

function AddToMine({ missing }: { missing: readonly SavedMoment[] }) {
  const [added, setAdded] = useState<number>();
  const status = useRef<HTMLParagraphElement>(null);
  const add = () => {
    const stored = missing.filter((moment) => savedMoments.save(moment)).length;
    if (stored < missing.length) say(NOT_STORED);
    // Focus the status line, because the pressed button disappears.
    else status.current?.focus({ preventScroll: true });
    setAdded(stored);
  };
  return (
    <div className={styles.actions}>
      {missing.length > 0 ? (
        <Button variant="white" icon="bookmark" iconFirst onClick={add}>
          Leg {missing.length === 1 ? 'dit' : `deze ${missing.length}`} op mijn stapel
        </Button>
      ) : (
        <Button variant="white" href={BASE.savedItems}>
          Naar mijn stapel
        </Button>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {added !== undefined && added > 0 && `${added} op je stapel gelegd.`}
      </p>
    </div>
  );
}

type PlanDaysProps = {
  theirs: readonly SavedMoment[];
  mine: readonly SavedMoment[];
  programme: SavedItemsProgramme;
  now: Date;
};

/** The shared plan, or both plans in one list that highlights the items in both. */
function PlanDays({ theirs, mine, programme, now }: PlanDaysProps) {
  const all = [...new Map([...mine, ...theirs].map((moment) => [moment.id, moment])).values()];
  const { days, past } = savedItemsOf(all, programme, now);
  const has = (plan: readonly SavedMoment[], id: string) => plan.some((one) => one.id === id);
  const row = (entry: SavedItem, withDay = false) => {
    const { id } = entry.saved;
    const isShared = has(mine, id) && has(theirs, id);
    const whose = mine.length > 0 && <Whose key="whose" isShared={isShared} isMine={has(mine, id)} />;
    return <SavedItemRow entry={entry} now={now} withDay={withDay} isShared={isShared} remark={whose} />;
  };
  return (
    <SavedItemDays
      days={days}
      past={past}
      isPastOpen={days.length === 0}
      row={(entry) => row(entry)}
      pastRow={(entry) => row(entry, true)}
    />
  );
}

function Whose({ isShared, isMine }: { isShared: boolean; isMine: boolean }) {
  if (isShared) return <Ribbon colour="ink">jullie allebei</Ribbon>;
  return isMine ? 'Alleen op jouw stapel' : 'Alleen op de gedeelde';
}
