import { TEXTS } from '../../domain/pages/texts.ts';
import { ConsentButton } from '../../features/consent/AskConsent.tsx';
import { FilterChips, RelaxFilters } from '../../features/filter/FilterChips.tsx';
import { ShareBar } from '../../features/share/ShareBar.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Postcard } from '../../ui/Postcard.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { Chapter, Plate } from './Chapter.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { EXAMPLE_SELECTION, FilterSpecimen, OPTIONS } from './FilterSpecimen.tsx';
import styles from './FormsChapter.module.css';

const ERRORS = [
  { id: 'sg-mail-fout', message: 'E-mailadres is geen geldig e-mailadres' },
  { id: 'sg-bericht-fout', message: TEXTS.required.message },
];

/** Fields, what is wrong with them, what was sent, filters, and what is said in passing. */
export function FormsChapter() {
  return (
    <Chapter name="forms">
      <Plate title="Velden" note="leeg, ingevuld, verplicht, met uitleg, fout en dicht">
        <FieldSpecimens />
      </Plate>
      <Plate title="Wat nog aandacht vraagt" note="staat boven het formulier en krijgt de focus">
        {/* On the page of a form it takes the focus, which here belongs to the reader. */}
        <div className={styles.narrow} inert>
          <ErrorSummary errors={ERRORS} />
        </div>
      </Plate>
      <Plate title="Verstuurd, of niet" note="een kaart met een stempel, of een fout met een uitweg">
        <div className={styles.narrow}>
          <Postcard title={TEXTS.sent.contact} postmark={{ place: 'KORTRIJK', date: '27.10.25' }}>
            <p>We antwoorden binnen twee dagen.</p>
          </Postcard>
          <Banner
            tone="error"
            title="Je bericht is niet verstuurd"
            action={<Button variant="white">Probeer opnieuw</Button>}
          >
            <p>Wat je typte, staat er nog.</p>
          </Banner>
          <Banner tone="success" title="Je staat op de lijst">
            <p>Kijk in je mailbox en bevestig je adres.</p>
          </Banner>
          <Banner tone="notice" title="Vandaag tot 22 uur">
            <p>De lampen blijven branden.</p>
          </Banner>
        </div>
      </Plate>
      <Plate title="Filter" note="vink aan: de getallen tellen mee">
        <FilterSpecimen />
      </Plate>
      <Plate title="Gekozen filters">
        <FilterChips path="/stijlgids" options={OPTIONS} selection={EXAMPLE_SELECTION} />
      </Plate>
      <Plate title="Niets met deze filters" note="nooit een doodlopende weg">
        <RelaxFilters
          path="/stijlgids"
          options={OPTIONS}
          selection={EXAMPLE_SELECTION}
          relaxations={[{ group: 'type', slug: 'kookdemo', count: 3 }]}
          otherPages={[{ href: '/stijlgids', label: 'Dinsdag 28 oktober', count: 2 }]}
        />
      </Plate>
      <Plate title="Delen" note="twee netwerken en de link zelf; een melding duurt vijf seconden">
        <ShareBar url="https://www.boektopia.be/stijlgids" title="Stijlgids" />
        <Said />
      </Plate>
      <Plate title="Koekjes" note="nee weegt even zwaar als ja">
        <div className={styles.foot} data-colour="ink">
          <ConsentButton />
        </div>
      </Plate>
    </Chapter>
  );
}

function Said() {
  const say = useToast();
  return (
    <p>
      <Button onClick={() => say(TEXTS.linkCopied)}>Toon de melding</Button>
    </p>
  );
}
