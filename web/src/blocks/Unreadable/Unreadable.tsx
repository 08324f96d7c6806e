import type { UnreadableBlock } from '../../domain/pages/block.ts';
import styles from './Unreadable.module.css';

/** What an editor sees in preview instead of a block that could not be read. */
export function Unreadable({ block }: { block: UnreadableBlock }) {
  return (
    <div className={styles.box} data-uid={block.uid} role="note">
      <p className={styles.title}>Dit blok is niet leesbaar</p>
      <p>
        <code>{block.name}</code> {block.reason}
      </p>
      <p className={styles.hint}>Bezoekers zien hier niets. Vul het blok aan en bewaar opnieuw.</p>
    </div>
  );
}
