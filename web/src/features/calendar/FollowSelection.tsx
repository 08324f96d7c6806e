import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LinkField } from '../../ui/forms/LinkField.tsx';
import { takeFocus } from '../../ui/styles/elements.tsx';
import { CopyLink } from '../share/ShareBar.tsx';
import styles from './FollowSelection.module.css';
import { followAddress } from './follow-address.ts';

/** Explains how to subscribe a calendar app to the filtered list, with a link. The app itself refetches the list. */
export function FollowSelection({ calendar }: { calendar: string }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <Button
        variant="outline"
        icon="calendar"
        iconFirst
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Abonneer je op deze keuze
      </Button>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          <p ref={takeFocus} tabIndex={-1}>
            Je agenda-app haalt deze keuze op, en vraagt ze daarna zelf opnieuw. Krijgt iets een ander uur of
            een andere plaats, of gaat het niet door, dan verandert het mee. Hoe snel, bepaalt je app: soms na
            een uur, soms na een dag. Kijk op de dag zelf dus hier.
          </p>
          <Button href={followAddress(calendar)}>Open in mijn agenda-app</Button>
          <LinkField url={calendar}>
            Gebeurt er niets? Zet dit adres zelf in je agenda, bij ‘abonneren’ of ‘via url’.
          </LinkField>
          <CopyLink url={calendar} />
        </div>
      )}
    </>
  );
}
