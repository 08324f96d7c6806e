import { TEXTS } from '../../domain/pages/texts.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormField, RequiredNote } from '../../ui/FormField.tsx';
import styles from './FormsChapter.module.css';

const SCHOOLS = [
  { value: '', label: 'Kies een graad' },
  { value: '1', label: 'Eerste graad' },
  { value: '2', label: 'Tweede graad' },
];

/** A field of every type, among them each state once. */
export function FieldSpecimens() {
  return (
    <form className={styles.fields} action="/stijlgids" aria-label="Voorbeelden van velden">
      <div className={styles.whole}>
        <RequiredNote />
      </div>
      <FormField id="sg-naam" name="voornaam" label="Voornaam" required autoComplete="off" />
      <FormField
        id="sg-naam-vol"
        name="achternaam"
        label="Achternaam"
        defaultValue="Verhamme"
        autoComplete="off"
      />
      <FormField
        id="sg-mail"
        name="mail"
        type="email"
        label="E-mailadres"
        hint="We schrijven je één keer terug."
        autoComplete="off"
      />
      <FormField
        id="sg-mail-fout"
        name="mail-fout"
        type="email"
        label="E-mailadres"
        defaultValue="godelieve@"
        error="E-mailadres is geen geldig e-mailadres"
        autoComplete="off"
      />
      <FormField
        id="sg-bericht"
        name="bericht"
        type="textarea"
        label="Bericht"
        defaultValue="Kan ik met een rolstoel tot bij het Forum?"
      />
      <FormField
        id="sg-bericht-fout"
        name="bericht-fout"
        type="textarea"
        label="Bericht"
        required
        error={TEXTS.required.message}
      />
      <FormField id="sg-telefoon" name="telefoon" type="tel" label="Telefoon" autoComplete="off" />
      <FormField id="sg-graad" name="graad" type="select" label="Graad" options={SCHOOLS} />
      <FormField id="sg-zoek" name="zoek" type="search" label="Zoekterm" defaultValue="draken" />
      <FormField
        id="sg-wachtwoord"
        name="wachtwoord"
        type="password"
        label="Wachtwoord"
        autoComplete="new-password"
      />
      <FormField id="sg-bestand" name="bestand" type="file" label="Bestand" />
      <FormField id="sg-dicht" name="dicht" label="Klas" defaultValue="3B" disabled />
      <FormField id="sg-ja" name="ja" type="checkbox" label="Hou me op de hoogte" defaultChecked />
      <FormField
        id="sg-nee"
        name="nee"
        type="checkbox"
        label="Ik ga akkoord"
        error="Zonder akkoord kunnen we niets versturen"
      />
      <SubmitButton>Verstuur</SubmitButton>
      <SubmitButton busy>Verstuur</SubmitButton>
    </form>
  );
}
