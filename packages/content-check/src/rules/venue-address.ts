import { postalAddress } from 'web/content-rules';
import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { textsIn } from '../texts.ts';

const example = (text: string) => ({
  files: [
    story('globaal/global-data', {
      component: 'global_data',
      venue_address: 'Doorniksesteenweg 216, 8500 Kortrijk',
    }),
    story('contact', { component: 'contact', text }),
  ],
});

export const venueAddress: Rule = {
  name: 'adres van de hal',
  looksFor: 'een tekst met een ander huisnummer dan het adres in de Globale gegevens',
  visitors: 'ze staan voor het verkeerde gebouw',
  severity: 'waarschuwing',
  find: ({ files, published, partsOf }) => {
    const data = published.find(({ component }) => component === 'global_data');
    const { street = '' } = postalAddress(textOf(data?.content.venue_address));
    const [, name, number] = /^(\D{5,}?) (\d+)\b/.exec(street) ?? [];
    if (name === undefined || number === undefined) return [];
    const pattern = new RegExp(`${name.replace(/[^\p{L}\d ]/gu, '.')} (\\d+)`, 'u');
    return files.flatMap((file) =>
      textsIn(partsOf(file)).flatMap((at): Complaint[] => {
        const found = pattern.exec(at.text);
        if (!found || found[1] === number) return [];
        return [
          {
            file,
            at,
            what: `hier staat ‘${found[0]}’, in de Globale gegevens ‘${street}’`,
            mend: 'Zoek op welk adres juist is en schrijf dat op beide plaatsen',
          },
        ];
      }),
    );
  },
  bad: () => example('Je vindt ons op Doorniksesteenweg 261.'),
  good: () => example('Je vindt ons op Doorniksesteenweg 216.'),
};
