import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Scene } from '../../ui/icons/Scene.tsx';
import { ConsentPreferences } from './ConsentPreferences.tsx';
import styles from './CookieNotice.module.css';
import type { Purpose } from './consent-store.ts';
import { ASKED, EXPLAINED_AT } from './consent-words.ts';

/**
 * The cookie notice at the bottom of the viewport, with identical yes and no buttons. Hidden until `consent.browser.ts`
 * shows it: without scripts, nothing that needs consent can load.
 */
export function CookieNotice({ requested }: { requested: readonly Purpose[] }) {
  return (
    <section
      className={styles.notice}
      aria-labelledby="koekjes"
      tabIndex={-1}
      data-consent={requested.join(' ')}
      hidden
    >
      {/* In a template, because browsers also load the images of hidden elements. */}
      <template>
        <Scene name="cookie" viewBox="0 0 80 80" className={styles.cookie} />
      </template>
      <p id="koekjes" className={styles.title}>
        Koekje bij je boek?
      </p>
      <p className={styles.question}>
        {`Mogen we ${requested.map((purpose) => ASKED[purpose]).join(' en ')}? Dat gaat met cookies. `}
        <Anchor href={EXPLAINED_AT}>Lees hoe</Anchor>
      </p>
      <p className={styles.question} data-consent-now hidden />
      <div className={styles.choices}>
        <Button variant="outline" data-consent-choice="no">
          Nee, liever niet
        </Button>
        <Button variant="outline" data-consent-choice="yes">
          Ja, dat mag
        </Button>
      </div>
      {requested.length > 1 && <ConsentPreferences requested={requested} />}
    </section>
  );
}
