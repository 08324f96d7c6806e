import type { ReactNode } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { useShownPile } from '../../features/pile/use-pile.ts';
import { useProgramme } from '../../features/pile/use-programme.ts';
import { useMinute } from '../../features/renewal/use-minute.ts';
import { useAddress } from '../../islands/address.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import { MyPile } from './MyPile.tsx';
import styles from './PileContent.module.css';
import { PILE_INTRO, PILE_TITLE, PileTop } from './PileTop.tsx';
import { SharedPlan } from './SharedPlan.tsx';

/**
 * The visitor's saved items, or a shared plan, which only the browser can tell. `rendered` is the server's time in the
 * document; a later one refetches the programme.
 */
export function PileContent({ rendered }: { rendered: Date }) {
  const { now } = useMinute(rendered);
  const pile = useShownPile();
  const plan = useSharedPart();
  const isWanted = pile !== undefined && (plan !== '' || pile.moments.length > 0);
  const answer = useProgramme(rendered, isWanted);
  if (pile === undefined) return <WithoutScripts />;
  return plan === '' ? (
    <MyPile {...answer} pile={pile} now={now} />
  ) : (
    <SharedPlan key={plan} {...answer} plan={plan} pile={pile} now={now} />
  );
}

/** The hash of the address if it is a plan, and not the id of an element, as in the skip link. */
function useSharedPart(): string {
  const part = useAddress().hash.slice(1);
  return typeof document === 'undefined' || document.getElementById(part) ? '' : part;
}

function WithoutScripts(): ReactNode {
  return (
    <>
      <PileTop title={PILE_TITLE}>
        <p>{PILE_INTRO}</p>
      </PileTop>
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
