import { useRef, useState } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { momentId } from '../../domain/programme/moment.ts';
import { type LinkedPlan, readPlan } from '../../domain/programme/saved/plan-link.ts';
import {
  type SavedItem,
  type SavedItemsProgramme,
  savedItemsOf,
} from '../../domain/programme/saved/saved-items.ts';
import { momentToSave, type SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { NOT_STORED, savedMoments } from '../../features/saved-items/saved-moments.ts';
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
  return <KnownPlan {...props} plan={plan} programme={programme} />;
}

type KnownPlanProps = Omit<SharedPlanProps, 'plan' | 'isAway'> & {
  plan: LinkedPlan;
  programme: SavedItemsProgramme;
};

function KnownPlan({ plan, savedItems, programme, now }: KnownPlanProps) {
  const [isBeside, setBeside] = useState(false);
  const known = programme.items.filter((item) => plan.ids.includes(momentId(item)));
  const theirs = known.map(momentToSave);
  const mine = savedItems.moments.filter(({ id }) => !savedItems.dropped.has(id));
  const missing = theirs.filter(({ id }) => !mine.some((own) => own.id === id));
  return (
    <>
      <SavedItemsTop title={TITLE}>
        <p>{missingWords(plan, theirs.length, yearOf(programme))}</p>
        <AddToMine missing={missing} />
      </SavedItemsTop>
      <PageBody className={styles.body}>
        {mine.length > 0 && theirs.length > 0 && (
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

const yearOf = ({ items }: SavedItemsProgramme): number | undefined => {
  const [first] = items.map(({ start }) => start).sort((a, b) => +a - +b);
  return first && Number(dayOf(first).slice(0, 4));
};

/** Returns «12 momenten», «3 van 12 staan niet meer in het programma.» or the year of another edition. */
function missingWords({ year, ids }: LinkedPlan, known: number, present: number | undefined): string {
  if (present !== undefined && year !== present) return `Deze stapel is van Boektopia ${year}.`;
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
  const row = (entry: SavedItem) => {
    const { id } = entry.saved;
    const isShared = has(mine, id) && has(theirs, id);
    const whose = mine.length > 0 && <Whose key="whose" isShared={isShared} isMine={has(mine, id)} />;
    return <SavedItemRow entry={entry} now={now} isShared={isShared} remark={whose} />;
  };
  return <SavedItemDays days={days} past={past} row={row} />;
}

function Whose({ isShared, isMine }: { isShared: boolean; isMine: boolean }) {
  if (isShared) return <Ribbon colour="ink">jullie allebei</Ribbon>;
  return isMine ? 'Alleen op jouw stapel' : 'Alleen op de gedeelde';
}
