import { videoPlayer } from 'web/content-rules';
import { typedAddress } from 'web/story-rules';
import { pageWith } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';

/** Videos on the festival's own hosts are links on purpose. */
const OWN_HOST = /^https?:\/\/(?:[\w-]+\.)*boektopia\.be(?:\/|$)/i;

export const outsideMedia: Rule = {
  name: 'video of ingesloten code',
  looksFor:
    'een video-adres dat geen video van YouTube of Vimeo is, en ingesloten code die geen HTML is of een onveilig adres gebruikt',
  visitors: 'de video of de inhoud speelt niet op de pagina',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).fields.flatMap((at): Complaint[] => {
        const written = textOf(at.value);
        if (written === '') return [];
        if (at.name === 'url' && at.block.component === 'video') {
          const address = typedAddress(written)?.href;
          if (address === undefined || videoPlayer(address) || OWN_HOST.test(address)) return [];
          const what = `‘${written}’ is geen adres van één video op YouTube of Vimeo`;
          const visitors = 'ze zien een link in plaats van de video';
          const mend = 'Open de video op YouTube of Vimeo en kopieer het adres uit de adresbalk';
          return [{ file, at, what, visitors, mend }];
        }
        if (at.name !== 'embed_code') return [];
        if (!/<[a-z][^>]*>/i.test(written)) {
          const what = /^\S+$/.test(written) ? 'er staat alleen een adres, geen HTML' : 'er staat geen HTML';
          const mend = 'Vraag bij de aanbieder de code om in te sluiten; die begint met <iframe of <script';
          return [
            {
              file,
              at,
              severity: 'fout',
              what,
              visitors: 'ze lezen het adres in plaats van de inhoud',
              mend,
            },
          ];
        }
        const unsafe = /\b(?:src|href)=["']?http:\/\/[^"'\s>]+/i.exec(written)?.[0];
        if (unsafe !== undefined) {
          const what = `de code haalt iets op van een onveilig adres (${unsafe})`;
          return [
            { file, at, what, visitors: 'hun browser weigert de inhoud', mend: 'Maak van http:// https://' },
          ];
        }
        if (!/<iframe\b/i.test(written) || /<\/iframe\s*>/i.test(written)) return [];
        return [
          {
            file,
            at,
            severity: 'fout',
            what: 'de code is afgebroken: er staat geen </iframe> in',
            mend: 'Kopieer de code opnieuw, helemaal',
          },
        ];
      }),
    ),
  bad: () => pageWith({ component: 'video', url: 'https://www.youtube.com/@boektopia' }),
  good: () => pageWith({ component: 'video', url: 'https://www.youtube.com/watch?v=abcdefghijk' }),
};
