import { TEXTS } from '../../domain/pages/texts.ts';
import { Field, RequiredNote } from '../../ui/Field.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
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
      <Field id="sg-naam" name="voornaam" label="Voornaam" required autoComplete="off" />
      <Field
        id="sg-naam-vol"
        name="achternaam"
        label="Achternaam"
        defaultValue="Verhamme"
        autoComplete="off"
      />
      <Field
        id="sg-mail"
        name="mail"
        type="email"
        label="E-mailadres"
        hint="We schrijven je één keer terug."
        autoComplete="off"
      />
      <Field
        id="sg-mail-fout"
        name="mail-fout"
        type="email"
        label="E-mailadres"
        defaultValue="godelieve@"
        error="E-mailadres is geen geldig e-mailadres"
        autoComplete="off"
      />
      <Field
        id="sg-bericht"
        name="bericht"
        type="textarea"
        label="Bericht"
        defaultValue="Kan ik met een rolstoel tot bij het Forum?"
      />
      <Field
        id="sg-bericht-fout"
        name="bericht-fout"
        type="textarea"
        label="Bericht"
        required
        error={TEXTS.required.message}
      />
      <Field id="sg-telefoon" name="telefoon" type="tel" label="Telefoon" autoComplete="off" />
      <Field id="sg-graad" name="graad" type="select" label="Graad" options={SCHOOLS} />
      <Field id="sg-zoek" name="zoek" type="search" label="Zoekterm" defaultValue="draken" />
      <Field
        id="sg-wachtwoord"
        name="wachtwoord"
        type="password"
        label="Wachtwoord"
        autoComplete="new-password"
      />
      <Field id="sg-bestand" name="bestand" type="file" label="Bestand" />
      <Field id="sg-dicht" name="dicht" label="Klas" defaultValue="3B" disabled />
      <Field id="sg-ja" name="ja" type="checkbox" label="Hou me op de hoogte" defaultChecked />
      <Field
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
