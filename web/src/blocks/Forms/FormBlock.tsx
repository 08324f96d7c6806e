import type { Block, FormName } from '../../domain/pages/body/block.ts';
import { formatShortDate } from '../../domain/time/format.ts';
import { useRetentionDays } from '../../features/forms/retention.tsx';
import type { FormAgain } from '../../features/forms/SiteForm.tsx';
import { Stamp } from '../../ui/forms/Postcard.tsx';
import { BlockHeading } from '../BlockHeading.tsx';
import styles from './FormBlock.module.css';
import { PostcardForm } from './PostcardForm.island.tsx';

type FormBlockProps = {
  block: Pick<Extract<Block, { kind: 'forms' }>, 'uid' | 'title' | 'form'>;
  now: Date;
  again?: FormAgain;
};

/** The default title and text of each form, for blocks without an editor's title. */
const FORMS = {
  contact: {
    kind: 'contact',
    title: 'Schrijf ons',
    text: 'Een vraag, een idee of een sjaal kwijt? We lezen alles.',
  },
  groupPurchase: {
    kind: 'group-purchase',
    title: 'Kom met je groep',
    text: 'Een klas, een leesclub of een hele straat: vraag je dagtickets samen aan.',
  },
} as const satisfies Record<FormName, object>;

/** One of the site's forms. After submission, a stamped postcard replaces it. */
export function FormBlock({ block, now, again }: FormBlockProps) {
  const { kind, title, text } = FORMS[block.form];
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
        days={useRetentionDays()}
        date={formatShortDate(now)}
      />
    </div>
  );
}
