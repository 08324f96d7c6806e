import { useState } from 'react';
import { itemsOfEditionPath } from '../../domain/pages/paths.ts';
import type { EarlierMoments } from '../../domain/programme/saved/saved-editions.ts';
import { savedItemsOf } from '../../domain/programme/saved/saved-items.ts';
import { useProgramme } from '../../features/saved-items/use-programme.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Entries } from './SavedItemDays.tsx';
import { SavedItemRow } from './SavedItemRow.tsx';
import styles from './SavedItemsContent.module.css';

type EarlierEditionProps = { edition: EarlierMoments; dropped: ReadonlySet<string>; now: Date };

/**
 * The saved items of an earlier edition, collapsed under its name. Fetches that edition when it is opened, for the links
 * to its activities; until then, and if the edition is no longer published, shows the saved copies.
 */
export function EarlierEdition({ edition: { year, name, moments }, dropped, now }: EarlierEditionProps) {
  const [isOpen, setOpen] = useState(false);
  const [opened] = useState(now);
  const { programme } = useProgramme(opened, isOpen, itemsOfEditionPath(year));
  const { days, past } = savedItemsOf(moments, programme, now, dropped);
  return (
    <details
      className={styles.past}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {`${name} (${moments.length})`} <Icon name="plus" />
      </summary>
      <Entries
        entries={[...past, ...days.flatMap(({ entries }) => entries)]}
        row={(entry) => <SavedItemRow entry={entry} now={now} withDay />}
      />
    </details>
  );
}
