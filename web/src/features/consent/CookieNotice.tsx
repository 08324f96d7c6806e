import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Scene } from '../../ui/icons/Scene.tsx';
import { ConsentPreferences } from './ConsentPreferences.tsx';
import styles from './CookieNotice.module.css';
import type { Purpose } from './consent-store.ts';
import { ASKED, EXPLAINED_AT } from './consent-words.ts';

/**
 * The question about cookies at the foot of the window, with yes and no looking the same. It is hidden until
 * `consent.browser.ts` finds that it has to be asked: without scripts nothing that needs consent can load.
 */
export function CookieNotice({ asked }: { asked: readonly Purpose[] }) {
  return (
    <section
      className={styles.notice}
      aria-labelledby="koekjes"
      tabIndex={-1}
      data-consent={asked.join(' ')}
      hidden
    >
      {/* A browser fetches the drawing of a hidden picture too, but not that of a template. */}
      <template>
        <Scene name="cookie" viewBox="0 0 80 80" className={styles.cookie} />
      </template>
      <p id="koekjes" className={styles.title}>
        Koekje bij je boek?
      </p>
      <p className={styles.question}>
        Mogen we {asked.map((purpose) => ASKED[purpose]).join(' en ')}? Dat gaat met cookies.{' '}
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
      {asked.length > 1 && <ConsentPreferences asked={asked} />}
    </section>
  );
}
