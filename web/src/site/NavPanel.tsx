import { dayOf } from '../domain/brussels.ts';
import { formatDayButton, formatDayName } from '../domain/format.ts';
import type { NavDropdown } from '../domain/frame.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './NavPanel.module.css';

/** A primary link that opens a panel: its introduction, its links, and a button per day. */
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
            <Button key={uid} {...link} variant="red">
              {label}
            </Button>
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
                  aria-label={day === today ? `${formatDayName(day)}, vandaag` : formatDayName(day)}
                >
                  {formatDayButton(day)}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
        {dropdown.links.length > 0 && (
          <ul className={styles.links} role="list">
            {dropdown.links.map(({ uid, label, link }) => (
              <li key={uid}>
                <Anchor {...link}>{label}</Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
