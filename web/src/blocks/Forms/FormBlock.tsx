import type { Block, FormName } from '../../domain/pages/block.ts';
import { formatShortDate } from '../../domain/time/format.ts';
import { useKeptDays } from '../../features/forms/retention.tsx';
import type { FormAgain } from '../../features/forms/SiteForm.tsx';
import { Stamp } from '../../ui/Postcard.tsx';
import { BlockHeading } from '../BlockHeading.tsx';
import styles from './FormBlock.module.css';
import { PostcardForm } from './PostcardForm.island.tsx';

type FormBlockProps = {
  block: Pick<Extract<Block, { kind: 'forms' }>, 'uid' | 'title' | 'form'>;
  now: Date;
  again?: FormAgain;
};

const KINDS = { contact: 'contact', groupPurchase: 'group-purchase' } as const satisfies Record<
  FormName,
  string
>;

/** Where the editor gave no title of their own. */
const INVITATIONS: Record<FormName, { title: string; text: string }> = {
  contact: { title: 'Schrijf ons', text: 'Een vraag, een idee of een sjaal kwijt? We lezen alles.' },
  groupPurchase: {
    title: 'Kom met je groep',
    text: 'Een klas, een leesclub of een hele straat: vraag je dagtickets samen aan.',
  },
};

/** One of our forms as a sheet to write on, which becomes a stamped postcard once it is sent. */
export function FormBlock({ block, now, again }: FormBlockProps) {
  const kind = KINDS[block.form];
  const { title, text } = INVITATIONS[block.form];
  return (
    <div className={styles.sheet} data-colour="grey">
      <div className={styles.words}>
        <BlockHeading loud>{block.title ?? title}</BlockHeading>
        {block.title === undefined && <p className={styles.text}>{text}</p>}
        <span className={styles.stamp}>
          <Stamp />
        </span>
      </div>
      <PostcardForm
        kind={kind}
        id={`formulier-${block.uid}`}
        again={again}
        days={useKeptDays()}
        date={formatShortDate(now)}
      />
    </div>
  );
}
