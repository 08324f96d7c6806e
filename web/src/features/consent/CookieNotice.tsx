import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConsentPreferences } from './ConsentPreferences.tsx';
import styles from './CookieNotice.module.css';
import type { Purpose } from './consent-store.ts';
import { ASKED, EXPLAINED_AT } from './consent-words.ts';

/**
 * The cookie notice at the foot of the page, with equally prominent yes and no buttons. It covers nothing, because each
 * embed asks for consent in its own place. Hidden until `consent.browser.ts` shows it: without scripts, nothing that
 * needs consent can load.
 */
export function CookieNotice({ requested }: { requested: readonly Purpose[] }) {
  return (
    <section
      className={styles.notice}
      aria-label="Koekje bij je boek?"
      tabIndex={-1}
      data-consent={requested.join(' ')}
      hidden
    >
      <p>
        {`Cookies voor ${requested.map((purpose) => ASKED[purpose]).join(' en ')}? `}
        <Anchor href={EXPLAINED_AT}>Lees hoe</Anchor> <span data-consent-now hidden />
      </p>
      <Button variant="outline" data-consent-choice="no">
        Nee, liever niet
      </Button>
      <Button variant="outline" data-consent-choice="yes">
        Ja, dat mag
      </Button>
      {requested.length > 1 && <ConsentPreferences requested={requested} />}
    </section>
  );
}
