import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import type { FestivalDay, HomePage } from '../../domain/pages/page.ts';
import { DayShelf } from '../../layout/DayShelf.tsx';
import { Wordmark } from '../../layout/Logo.tsx';
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/elements.tsx';
import styles from './HomeScreen.module.css';

const BUTTONS: readonly ButtonVariant[] = ['white', 'ink'];

type HomeScreenProps = { page: HomePage; days: readonly FestivalDay[]; now: Date };

/** The drawn name as large as it goes, what and where in one line, two buttons, and the shelf of days. */
export function HomeScreen({ page, days, now }: HomeScreenProps) {
  return (
    <>
      <section className={styles.hero} data-colour={page.colour ?? 'red'}>
        <div className={styles.inner}>
          <h1 className={styles.name}>
            <VisuallyHidden>{page.title}</VisuallyHidden>
            <Wordmark />
          </h1>
          <div className={styles.intro}>
            <RichText document={page.intro} variant="plain" />
          </div>
          {page.buttons.length > 0 && (
            <ul role="list" className={styles.buttons}>
              {page.buttons.map(({ uid, label, link }, index) => (
                <li key={uid}>
                  <Button {...link} variant={BUTTONS[index] ?? 'outline'}>
                    {label}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.shelf}>
          <DayShelf days={days} now={now} size="tall" />
        </div>
      </section>
      <div className={styles.body}>
        <Blocks blocks={page.body} now={now} />
      </div>
    </>
  );
}
