import type { NavDropdown } from '../../domain/pages/site-frame.ts';
import { type Day, dayOf } from '../../domain/time/brussels.ts';
import { formatDayButton, formatDayName } from '../../domain/time/format.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { ButtonTo } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LinkList } from '../LinkList.tsx';
import styles from './NavPanel.module.css';

/** A main link that opens a panel with an introduction, links, and a button per day. */
export function NavPanel({ dropdown, now }: { dropdown: NavDropdown; now: Date }) {
  const today = dayOf(now);
  return (
    <details className={styles.dropdown} name="hoofdmenu">
      <summary className={styles.summary}>
        {dropdown.label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel} data-colour="paper">
        <div className={styles.intro}>
          {dropdown.introTitle && <p className={styles.title}>{dropdown.introTitle}</p>}
          {dropdown.introText && <p className={styles.text}>{dropdown.introText}</p>}
          {dropdown.buttons.map(({ uid, label, link }) => (
            <ButtonTo key={uid} link={link} variant="red">
              {label}
            </ButtonTo>
          ))}
        </div>
        {dropdown.dates.length > 0 && (
          <ul className={styles.dates} role="list" aria-label="Dagen">
            {dropdown.dates.map(({ uid, day, link }) => (
              <li key={uid}>
                <Anchor
                  {...link}
                  className={styles.date}
                  data-past={day < today || undefined}
                  data-today={day === today || undefined}
                  aria-label={nameOf(day, today)}
                >
                  {formatDayButton(day)}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
        {dropdown.links.length > 0 && <LinkList className={styles.links} links={dropdown.links} />}
      </div>
    </details>
  );
}

/** Returns the accessible name of a day button. It begins with the visible label, which users of voice control say. */
function nameOf(day: Day, today: Day): string {
  return [formatDayButton(day), formatDayName(day), ...(day === today ? ['vandaag'] : [])].join(', ');
}
