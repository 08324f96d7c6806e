import { typedAddress } from 'web/story-rules';
import { story } from '../examples.ts';
import { typedAddressesIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';

/** Hosts that only the team can reach. */
const TEST_HOST =
  /^https?:\/\/(?:(?:[\w-]+\.)*(?:staging|test|dev|acc|accept|preview|beta|uat)[\w-]*\.[\w.-]+|localhost|127\.0\.0\.1|192\.168\.[\d.]+|10\.[\d.]+)(?=[:/?#]|$)/i;
const OWN_HOST = /^https?:\/\/(?:www\.)?boektopia\.be(?=[/?#]|$)/i;
const TRACKING = /[?&](?:utm_\w+|fbclid|gclid|mc_[ce]id)=/i;
const SEARCH = /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+|bing\.com|duckduckgo\.com)\/(?:search|\?q)/i;

const example = (url: string) => ({
  files: [story('a', { component: 'header', tickets_link: { linktype: 'url', url } })],
});

export const webAddresses: Rule = {
  name: 'webadres',
  looksFor: 'een adres van een testsite, van een zoekresultaat, met http:// of met volgcodes',
  visitors: 'ze kunnen er niet in, of hun browser waarschuwt hen',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      typedAddressesIn(partsOf(file)).flatMap((at): Complaint[] => {
        const href = typedAddress(at.written)?.href ?? '';
        const say = (what: string, mend: string, more: Partial<Complaint> = {}) => [
          { file, at, what, mend, ...more },
        ];
        if (TEST_HOST.test(href))
          return say(
            `‘${at.written}’ is het adres van een testsite`,
            'Kies de pagina uit de lijst of typ het adres van de echte site',
            { severity: 'fout' },
          );
        if (TRACKING.test(href) && (OWN_HOST.test(href) || href.startsWith('/')))
          return say(`‘${at.written}’ bevat volgcodes`, 'Kies de pagina uit de lijst', {
            severity: 'tip',
            visitors: 'hun bezoek telt in de cijfers alsof ze uit een mail komen',
          });
        if (SEARCH.test(href))
          return say(
            `‘${at.written}’ is een zoekresultaat`,
            'Open de pagina die je bedoelt en kopieer haar adres',
            { visitors: 'ze zien elke dag andere resultaten' },
          );
        if (/^http:\/\//i.test(at.written.trim()))
          return say(`‘${at.written}’ begint met http://`, `Schrijf ‘${href.replace(/^http:/i, 'https:')}’`, {
            severity: 'tip',
            visitors: 'hun browser zegt misschien dat de site niet veilig is',
          });
        return [];
      }),
    ),
  bad: () => example('https://staging.boektopia.be/programma'),
  good: () => example('https://tickets.boektopia.be'),
};
