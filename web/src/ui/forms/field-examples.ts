import type { FormFieldProps } from './FormField.tsx';

const GRADES = ['Kies een graad', 'Eerste graad', 'Tweede graad'];

/** Fields of every type. Together they show each state at least once. */
export const FIELD_EXAMPLES: readonly Exclude<FormFieldProps, { type: 'hidden' }>[] = [
  { id: 'sg-naam', name: 'voornaam', label: 'Voornaam', required: true },
  { id: 'sg-naam-vol', name: 'achternaam', label: 'Achternaam', defaultValue: 'Verhamme' },
  {
    id: 'sg-mail',
    name: 'mail',
    type: 'email',
    label: 'E-mailadres',
    hint: 'We schrijven je één keer terug.',
  },
  {
    id: 'sg-mail-fout',
    name: 'mail-fout',
    type: 'email',
    label: 'E-mailadres',
    defaultValue: 'godelieve@',
    error: 'E-mailadres is geen geldig e-mailadres',
  },
  {
    id: 'sg-bericht',
    name: 'bericht',
    type: 'textarea',
    label: 'Bericht',
    defaultValue: 'Kan ik met een rolstoel tot bij het Forum?',
  },
  {
    id: 'sg-bericht-fout',
    name: 'bericht-fout',
    type: 'textarea',
    label: 'Bericht',
    required: true,
    error: 'Bericht is een verplicht veld',
  },
  { id: 'sg-telefoon', name: 'telefoon', type: 'tel', label: 'Telefoon' },
  {
    id: 'sg-graad',
    name: 'graad',
    type: 'select',
    label: 'Graad',
    options: GRADES.map((label, index) => ({ value: index === 0 ? '' : String(index), label })),
  },
  { id: 'sg-zoek', name: 'zoek', type: 'search', label: 'Zoekterm', defaultValue: 'draken' },
  {
    id: 'sg-wachtwoord',
    name: 'wachtwoord',
    type: 'password',
    label: 'Wachtwoord',
    autoComplete: 'new-password',
  },
  { id: 'sg-bestand', name: 'bestand', type: 'file', label: 'Bestand' },
  { id: 'sg-ja', name: 'ja', type: 'checkbox', label: 'Hou me op de hoogte', defaultChecked: true },
  {
    id: 'sg-nee',
    name: 'nee',
    type: 'checkbox',
    label: 'Ik ga akkoord',
    error: 'Zonder akkoord kunnen we niets versturen',
  },
];
