import { TEXTS } from '../../domain/pages/texts.ts';
import { NOTHING_CHOSEN, type Selection } from '../../domain/programme/filter/selection.ts';
import { ConsentButton } from '../../features/consent/ConsentButton.tsx';
import { FilterChips, RelaxFilters } from '../../features/filter/FilterChips.tsx';
import { ShareBar } from '../../features/share/ShareBar.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx';
import { FormField, RequiredNote } from '../../ui/forms/FormField.tsx';
import { FIELD_EXAMPLES } from '../../ui/forms/field-examples.ts';
import { Postcard } from '../../ui/forms/Postcard.tsx';
import { Chapter, Plate } from './chapters.tsx';
import styles from './elements.module.css';
import { FilterExample } from './FilterExample.island.tsx';
import { OPTIONS } from './filter-examples.ts';
import { ToastExample } from './ToastExample.island.tsx';

const PATH = '/stijlgids';

const CHOSEN: Selection = {
  ...NOTHING_CHOSEN,
  type: ['kookdemo'],
  theme: ['spannende-boeken'],
  location: ['forum'],
};

const ERRORS = FIELD_EXAMPLES.flatMap(({ id, error }) =>
  error === undefined ? [] : [{ id, message: error }],
);

/** Fields, errors, confirmations, filters, and toasts. */
export function FormsChapter() {
  return (
    <Chapter id="formulieren">
      <Plate title="Velden" note="leeg, ingevuld, verplicht, met uitleg en fout">
        <form className={styles.fields} action={PATH} aria-label="Voorbeelden van velden" autoComplete="off">
          <div>
            <RequiredNote />
          </div>
          {FIELD_EXAMPLES.map((field) => (
            <FormField key={field.id} {...field} />
          ))}
          <SubmitButton>Verstuur</SubmitButton>
          <SubmitButton busy>Verstuur</SubmitButton>
        </form>
      </Plate>
      <Plate title="Wat nog aandacht vraagt" note="staat boven het formulier en krijgt de focus">
        {/* Inert, because an error summary takes the focus on a form page, but must not take it here. */}
        <div className={styles.narrow} inert>
          <ErrorSummary errors={ERRORS} />
        </div>
      </Plate>
      <Plate title="Verstuurd, of niet" note="een kaart met een stempel, of een fout met een uitweg">
        <div className={styles.narrow}>
          <Postcard title={TEXTS.sent.contact} date="27.10.25">
            <p>We antwoorden binnen twee dagen.</p>
          </Postcard>
          <Banner
            tone="error"
            title="Je bericht is niet verstuurd"
            action={<Button variant="white">Probeer opnieuw</Button>}
          >
            <p>Wat je typte, staat er nog.</p>
          </Banner>
          <Banner tone="notice" title="Vandaag tot 22 uur">
            <p>De lampen blijven branden.</p>
          </Banner>
        </div>
      </Plate>
      <Plate title="Filter" note="vink aan: de getallen tellen mee">
        <div className={styles.panel}>
          <FilterExample />
        </div>
      </Plate>
      <Plate title="Gekozen filters">
        <FilterChips path={PATH} options={OPTIONS} selection={CHOSEN} />
      </Plate>
      <Plate title="Niets met deze filters" note="nooit een doodlopende weg">
        <RelaxFilters
          path={PATH}
          options={OPTIONS}
          selection={CHOSEN}
          relaxations={[{ group: 'type', slug: 'kookdemo', count: 3 }]}
          otherPages={[{ href: PATH, label: 'Dinsdag 28 oktober', count: 2 }]}
        />
      </Plate>
      <Plate title="Delen" note="twee netwerken en de link zelf; een melding duurt vijf seconden">
        <ShareBar url={`https://www.boektopia.be${PATH}`} title="Stijlgids" />
        <p>
          <ToastExample />
        </p>
      </Plate>
      <Plate title="Koekjes" note="nee weegt even zwaar als ja">
        <div className={styles.foot} data-colour="ink">
          <ConsentButton />
        </div>
      </Plate>
    </Chapter>
  );
}
