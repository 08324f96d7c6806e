import type { ReactNode } from 'react';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { type ExampleSetting, eventExamples, NOW } from '../../cards/examples.ts';
import { type ItemExample, itemExamples } from '../../cards/item-examples.ts';
import { EventRow } from '../../cards/rows/EventRow.tsx';
import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import { TimetableSkeleton } from '../../cards/TimetableSkeleton.tsx';
import type { ListedUitEvent } from '../../domain/events/listed-uit-event.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { isPast } from '../../domain/time/when.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { NotAvailableOffline } from '../status/NotAvailableOffline.tsx';
import { NoProgramme, NotFound, Unavailable } from '../status/status-pages.tsx';
import { Chapter, Label, Plate } from './chapters.tsx';
import elements from './elements.module.css';
import styles from './states.module.css';

const PATH = '/stijlgids';

/** Makes the examples of this chapter without images, because earlier chapters show images. */
const BARE: ExampleSetting = { picture: () => undefined, path: PATH };
const ITEMS = itemExamples(BARE);
const EVENTS = eventExamples(BARE);

/** Every state that parts of the site can have: its title, its rule, and its examples. */
export const STATES = {
  loading: {
    title: 'Wachten',
    rule: 'Wie wacht, ziet de vorm van wat komt.',
    Shown: () => (
      <Plate title="Het programma komt" note="twaalf rijen">
        <TimetableSkeleton />
      </Plate>
    ),
  },
  empty: {
    title: 'Leeg',
    rule: 'Wat leeg is, zegt het en wijst een weg.',
    Shown: () =>
      EMPTY_LISTS.map(([drawing, title, text, way, path]) => (
        <Plate key={drawing} title={title}>
          <EmptyState drawing={drawing} text={text}>
            <Button href={path}>{way}</Button>
          </EmptyState>
        </Plate>
      )),
  },
  error: {
    title: 'Stuk',
    rule: 'Wat stuk is, liegt niet, en zegt wat je kan doen.',
    Shown: () => (
      <>
        <Plate title="404">
          <NotFound level={3} />
        </Plate>
        <Plate title="503">
          <Unavailable retry={PATH} level={3} />
        </Plate>
        <Plate title="Nog niet begonnen">
          <NoProgramme level={3} />
        </Plate>
      </>
    ),
  },
  past: {
    title: 'Voorbij',
    rule: 'Stiller dan wat nog komt, en te lezen voor wie er was.',
    Shown: () => <Standing items={ITEMS.filter(({ item }) => isPast(item, NOW))} event={EVENTS.voorbij} />,
  },
  cancelled: {
    title: 'Geannuleerd',
    rule: 'Een lint voor de titel, en waarom, als we dat weten.',
    Shown: () => (
      <Standing
        items={ITEMS.filter(({ item }) => item.statuses.includes('cancelled'))}
        event={EVENTS.geannuleerd}
      />
    ),
  },
  soldOut: {
    title: 'Volzet',
    rule: 'Een lint voor de titel, en een ander uur, als er nog een is.',
    Shown: () => (
      <Standing items={ITEMS.filter(({ item }) => item.statuses.includes('soldOut'))} event={EVENTS.volzet} />
    ),
  },
  saved: {
    title: 'Bewaard',
    rule: 'Het lint is het enige teken. Wie bewaart, laat het zakken.',
    Shown: () => (
      <Plate title="Het lint" note="alleen, en met woorden op de bladzijde van een activiteit">
        {/* Inert, because pressing the ribbon would change the visitor's saved items. */}
        <div className={styles.ribbons} inert>
          {[false, true].map((isSaved) => (
            <div key={String(isSaved)}>
              {(['line', 'words'] as const).map((look) => (
                <SaveRibbon key={look} moment={MOMENT} look={look} shown={isSaved} />
              ))}
              <Label>{isSaved ? 'bewaard' : 'nog niet'}</Label>
            </div>
          ))}
        </div>
      </Plate>
    ),
  },
  offline: {
    title: 'Zonder verbinding',
    rule: 'Je leest wat je mee hebt, en anders wat je wel mee hebt.',
    Shown: () => (
      <>
        <Plate title="Niet op dit toestel">
          <NotAvailableOffline level={3} />
        </Plate>
        <Plate title="Niets op dit toestel">
          <NotAvailableOffline hasProgramme={false} level={3} />
        </Plate>
      </>
    ),
  },
  print: {
    title: 'Op papier',
    rule: 'Kop en plank blijven weg, velden worden licht, en wat dichtgevouwen was, ligt open.',
    Shown: () => <OutsideThisPage command="npm run screenshots -- --as print" />,
  },
  forcedColours: {
    title: 'In de kleuren van het toestel',
    rule: 'Velden en ruggen verliezen hun kleur. Wat je kan indrukken of aanvinken, en waar je bent, houdt een rand.',
    Shown: () => <OutsideThisPage command="npm run screenshots -- --as forced-colours" />,
  },
  largeText: {
    title: 'Tekst op 200 %',
    rule: 'Niets valt weg, niets loopt uit het scherm, geen woord breekt middenin.',
    Shown: () => <OutsideThisPage command="npm run screenshots -- --as large-text" />,
  },
} as const satisfies Record<string, { title: string; rule: string; Shown: () => ReactNode }>;

/** Every state of the site that the samples in other chapters do not show. */
export function StatesChapter() {
  return (
    <Chapter id="standen">
      {Object.entries(STATES).map(([state, { title, rule, Shown }]) => (
        <section key={state} className={styles.state} data-shows={state} aria-labelledby={`stand-${state}`}>
          <div className={styles.told}>
            <h3 id={`stand-${state}`} className={styles.title}>
              {title}
            </h3>
            <p>{rule}</p>
          </div>
          <Shown />
        </section>
      ))}
    </Chapter>
  );
}

/** A programme item as a row and as a card, and an event of another organiser as a row, in one state. */
function Standing({ items, event }: { items: readonly ItemExample[]; event: ListedUitEvent }) {
  return (
    <>
      <Plate title="Rij in het programma">
        <ol role="list" className={elements.rows}>
          {items.map(({ label, item, instead }) => (
            <li key={label}>
              <ProgrammeRow item={item} now={NOW} instead={instead} level={4} />
            </li>
          ))}
        </ol>
      </Plate>
      <Plate title="Rij van een ander">
        <div className={elements.rows}>
          <EventRow event={event} now={NOW} level={3} />
        </div>
      </Plate>
      <Plate title="Beleving">
        {items.map(({ label, item }) => (
          <div key={label} className={styles.card}>
            <ExperienceCard item={item} now={NOW} />
          </div>
        ))}
      </Plate>
    </>
  );
}

const MOMENT = { id: 'voorbeeld', title: 'De slak heeft gelijk', start: NOW };

/** Shows the command that takes screenshots of every kind of page, including states that this page cannot show. */
function OutsideThisPage({ command }: { command: string }) {
  return (
    <Plate title="Elke soort bladzijde zo op de foto" note="op een telefoon, een tablet en een bureau">
      <pre className={styles.command}>
        <code>{command}</code>
      </pre>
    </Plate>
  );
}

const EMPTY_LISTS = [
  ['shelf', 'Lege lijst', TEXTS.empty.news, 'Bekijk het programma', BASE.programme],
  ['lens', 'Niets gevonden', TEXTS.empty.search, 'Blader door het programma', BASE.programme],
  ['van', 'Nog op weg', TEXTS.empty.onTour, TEXTS.furtherInFlanders, BASE.uitEvents],
  ['stage', 'Niemand op het podium', TEXTS.empty.uitEvents, TEXTS.backToOnTour, BASE.onTour],
] as const;
