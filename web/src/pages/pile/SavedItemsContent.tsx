import type { ReactNode } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { useMinute } from '../../features/renewal/use-minute.ts';
import { useProgramme } from '../../features/saved-items/use-programme.ts';
import { useShownSavedItems } from '../../features/saved-items/use-shown-saved-items.ts';
import { useAddress } from '../../islands/address.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import { MySavedItems } from './MySavedItems.tsx';
import styles from './SavedItemsContent.module.css';
import { SAVED_ITEMS_INTRO, SAVED_ITEMS_TITLE, SavedItemsTop } from './SavedItemsTop.tsx';
import { SharedPlan } from './SharedPlan.tsx';

/**
 * The visitor's saved items or a shared plan; only the browser knows which, from the hash in the URL. `rendered`: when
 * the server rendered the document. If this time changes, the component refetches the programme.
 */
export function SavedItemsContent({ rendered }: { rendered: Date }) {
  const { now } = useMinute(rendered);
  const savedItems = useShownSavedItems();
  const plan = useSharedPart();
  const isWanted = savedItems !== undefined && (plan !== '' || savedItems.moments.length > 0);
  const answer = useProgramme(rendered, isWanted);
  if (savedItems === undefined) return <WithoutScripts />;
  return plan === '' ? (
    <MySavedItems {...answer} savedItems={savedItems} now={now} />
  ) : (
    <SharedPlan key={plan} {...answer} plan={plan} savedItems={savedItems} now={now} />
  );
}

/** Returns the hash of the address if it is a plan; empty if it is the id of an element, as in the skip link. */
function useSharedPart(): string {
  const part = useAddress().hash.slice(1);
  return typeof document === 'undefined' || document.getElementById(part) ? '' : part;
}

function WithoutScripts(): ReactNode {
  return (
    <>
      <SavedItemsTop title={SAVED_ITEMS_TITLE}>
        <p>{SAVED_ITEMS_INTRO}</p>
      </SavedItemsTop>
      <PageBody className={styles.waiting}>
        <noscript>
          <EmptyState
            drawing="shelf"
            text="Je stapel staat in je browser, en die leest hem met JavaScript."
            inNoscript
          >
            <p>Zonder JavaScript kan je niets bewaren. Het hele programma lees je wel.</p>
            <Button href={BASE.programme}>Bekijk het programma</Button>
          </EmptyState>
        </noscript>
        <div className={styles.failed}>
          <EmptyState drawing="shelf" text="Je stapel wil nu niet open." inNoscript>
            <p>Wat je bewaarde, staat nog op dit toestel. Laad de bladzijde straks opnieuw.</p>
            <Button href={BASE.programme}>Bekijk het programma</Button>
          </EmptyState>
        </div>
      </PageBody>
    </>
  );
}
