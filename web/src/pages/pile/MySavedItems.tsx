import { Suspense, useRef, useState } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { editionsIn, savedByEdition } from '../../domain/programme/saved/saved-editions.ts';
import {
  type SavedItem,
  type SavedItemsProgramme,
  savedItemsOf,
} from '../../domain/programme/saved/saved-items.ts';
import { momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { OfflineDownload } from '../../features/offline/OfflineDownload.tsx';
import { savedMoments } from '../../features/saved-items/saved-moments.ts';
import type { ShownSavedItems } from '../../features/saved-items/use-shown-saved-items.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { fetchedComponent } from '../../ui/hydration.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageBody, TitledSection, takeFocus } from '../../ui/styles/elements.tsx';
import { changeWords } from './change-words.ts';
import { EarlierEdition } from './EarlierEdition.tsx';
import { SavedItemDays } from './SavedItemDays.tsx';
import { SavedItemNotes } from './SavedItemNotes.tsx';
import { SavedItemRow } from './SavedItemRow.tsx';
import styles from './SavedItemsContent.module.css';
import { SAVED_ITEMS_INTRO, SAVED_ITEMS_TITLE, SavedItemsTop } from './SavedItemsTop.tsx';

// Loads the code of each part when its button is pressed. The styles of the parts are already in the page's stylesheet.
const SharePlan = fetchedComponent(() => import('./SharePlan.tsx').then((file) => file.SharePlan));
const SavedItemsBooklet = fetchedComponent(() =>
  import('./SavedItemsBooklet.tsx').then((file) => file.SavedItemsBooklet),
);

/** The buttons above the saved items. Each opens its part of the page and closes it again. */
const WAYS = [
  { part: 'share', variant: 'white', icon: 'share', words: 'Deel' },
  { part: 'booklet', variant: 'outline', icon: 'print', words: 'Druk je boekje af' },
] as const;

type Part = (typeof WAYS)[number]['part'];

type MySavedItemsProps = {
  savedItems: ShownSavedItems;
  programme?: SavedItemsProgramme;
  /** Whether the programme could not be fetched. */
  isAway: boolean;
  now: Date;
};

/** The saved items day by day, with their current state in the programme. */
export function MySavedItems({ savedItems, programme, isAway, now }: MySavedItemsProps) {
  const { dropped } = savedItems;
  const { current: moments, earlier } = savedByEdition(savedItems.moments, programme, now);
  const [opened, setOpened] = useState<Part>();
  const tally = useRef<HTMLParagraphElement>(null);
  // Focus the count, because the pressed button disappears with the section that contains it.
  const focusCount = () => takeFocus(tally.current);
  const ofEarlier = earlier.map((edition) => (
    <EarlierEdition key={edition.year} edition={edition} dropped={dropped} now={now} />
  ));
  const all = savedItems.moments.map(({ id }) => id).filter((id) => !dropped.has(id));
  if (moments.length === 0) {
    return (
      <>
        {/* Renders the same top part as the server HTML, because a shorter one would shift the footer. */}
        <SavedItemsTop title={SAVED_ITEMS_TITLE}>
          <p>{SAVED_ITEMS_INTRO}</p>
        </SavedItemsTop>
        <PageBody className={styles.body}>
          <EmptyState drawing="shelf" text="Je stapel is nog leeg.">
            <p className={styles.help}>
              Druk in het programma op het lint <Icon name="bookmark" label="van een bladwijzer" /> naast wat
              je niet wil missen. Het komt hier te staan, op volgorde, en we zeggen het als er iets botst of
              verandert.
            </p>
            <Button href={BASE.programme}>Bekijk het programma</Button>
          </EmptyState>
          {ofEarlier}
          <OfflineDownload hasSaved={false} />
          {all.length > 0 && <WipeSavedItems ids={all} onWiped={() => undefined} />}
        </PageBody>
      </>
    );
  }
  const { days, past } = savedItemsOf(moments, programme, now, dropped);
  const saved = moments.filter(({ id }) => !dropped.has(id));
  const count = saved.length;
  const year = editionsIn(programme ?? {}, now).current?.year;
  // Includes past items that moved, because the visitor may have missed them for that reason.
  const changed = [...days.flatMap(({ entries }) => entries), ...past].filter(({ isChanged }) => isChanged);
  const printed = days
    .map(({ day, entries }) => ({ day, entries: entries.filter(isInBooklet) }))
    .filter(({ entries }) => entries.length > 0);
  // Close an empty section. Do not reopen it when an item is saved again: a booklet prints as soon as it opens.
  if (opened && (opened === 'booklet' ? printed.length : count) === 0) setOpened(undefined);
  return (
    <>
      <SavedItemsTop title={SAVED_ITEMS_TITLE}>
        <p ref={tally} tabIndex={-1}>
          {count} bewaard op dit toestel.
        </p>
        {count > 0 && (
          <div className={styles.actions}>
            {WAYS.filter(({ part }) => part !== 'booklet' || printed.length > 0).map(
              ({ part, words, ...way }) => (
                <Button
                  key={part}
                  {...way}
                  iconFirst
                  aria-expanded={opened === part}
                  onClick={() => setOpened(opened === part ? undefined : part)}
                >
                  {words}
                </Button>
              ),
            )}
          </div>
        )}
      </SavedItemsTop>
      <PageBody className={styles.body}>
        {opened && (
          <Suspense fallback={<p>Even geduld…</p>}>
            {opened === 'share' && <SharePlan moments={saved} year={year} />}
            {opened === 'booklet' && <SavedItemsBooklet days={printed} year={year} now={now} />}
          </Suspense>
        )}
        {isAway && (
          <p role="status" className={styles.away}>
            We kunnen het programma nu niet ophalen.{' '}
            {programme
              ? 'Dit is hoe het stond.'
              : 'Dit is wat je bewaarde, zoals het toen in het programma stond.'}
          </p>
        )}
        {changed.length > 0 && <Changes changed={changed} past={past} onSeen={focusCount} />}
        <SavedItemDays
          days={days}
          past={past}
          isAwaited={!programme && !isAway}
          row={(entry) => (
            <>
              <SavedItemRow entry={entry} now={now} />
              <SavedItemNotes entry={entry} />
            </>
          )}
          pastRow={(entry) => (
            <>
              <SavedItemRow entry={entry} now={now} withDay />
              <SavedItemNotes entry={entry} />
            </>
          )}
        />
        {ofEarlier}
        <OfflineDownload hasSaved={count > 0} />
        {all.length > 0 && <WipeSavedItems ids={all} onWiped={focusCount} />}
      </PageBody>
    </>
  );
}

/** Whether an item is in the booklet: not if the visitor just removed it, or if it is no longer in the programme. */
const isInBooklet = ({ isDropped, isRemoved }: SavedItem): boolean => !isDropped && !isRemoved;

type ChangesProps = Record<'changed' | 'past', readonly SavedItem[]> & { onSeen: () => void };

/** The saved items that changed. This notice stays until the visitor dismisses it. */
function Changes({ changed, past, onSeen }: ChangesProps) {
  const see = () => {
    onSeen();
    for (const { item } of changed) if (item) savedMoments.save(momentToSave(item));
  };
  return (
    <TitledSection
      className={styles.changes}
      titleClass={styles.changed}
      title={`${changed.length} gewijzigd`}
    >
      <ul role="list">
        {changed.map((entry) => (
          <li key={entry.saved.id}>
            {entry.item?.title}: <strong>{entry.item && changeWords(entry.saved, entry.item)}</strong>
            {past.includes(entry) && ', intussen voorbij'}
          </li>
        ))}
      </ul>
      <Button onClick={see}>Gezien</Button>
    </TitledSection>
  );
}

/** A button that deletes all saved items, after confirmation because they are stored nowhere else. */
function WipeSavedItems({ ids, onWiped }: { ids: readonly string[]; onWiped: () => void }) {
  const wipe = () => {
    onWiped();
    for (const id of ids) savedMoments.remove(id);
  };
  return (
    <div className={styles.wipe}>
      <ConfirmButton
        action="Wis mijn stapel"
        question="Wat je bewaarde staat alleen op dit toestel. Wis je het, dan is het weg."
        confirm={`Wis ${ids.length === 1 ? 'wat ik bewaarde' : `de ${ids.length} die ik bewaarde`}`}
        onConfirm={wipe}
      />
    </div>
  );
}
