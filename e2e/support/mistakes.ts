import { type ContentFolder, uuidOf } from './content.ts';
import { itemContent, paragraph } from './small-festival.ts';

const LONG = 'Lang'.repeat(2_500);

const scriptLink = (href: string) => ({
  _uid: 'rt-evil',
  component: 'rich_text',
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Klik niet hier',
            marks: [{ type: 'link', attrs: { href, linktype: 'url' } }],
          },
        ],
      },
    ],
  },
});

/** Writes one example of each editing mistake into the small festival. */
export async function everyMistake({ write }: Pick<ContentFolder, 'write'>): Promise<void> {
  const page = (fields: Record<string, unknown>) => ({ component: 'page', ...fields });
  await write('zonder-titel', page({ body: [paragraph('Wel een tekst.')] }));
  await write(
    'onbekend-blok',
    page({
      title: 'Onbekend blok',
      body: [
        paragraph('Ervoor.'),
        { _uid: 'kermis', component: 'kermis' },
        { geen: 'blok' },
        null,
        7,
        paragraph('Erna.'),
      ],
    }),
  );
  await write(
    'script-link',
    page({
      title: 'Scriptlink',
      body: [
        scriptLink('java\nscript:alert(1)'),
        {
          _uid: 'cta',
          component: 'call_to_action',
          title: 'Niet doen',
          color: 'red;position:fixed',
          link: [
            {
              _uid: 'l',
              component: 'link',
              label: 'Druk niet',
              link: { linktype: 'url', url: 'javascript:alert(2)', cached_url: 'javascript:alert(2)' },
            },
          ],
        },
        paragraph('De rest staat er nog.'),
      ],
    }),
  );
  await write('activiteiten/lange-titel', { component: 'experience', title: LONG });
  await write('programma/2025-10-28', {
    component: 'date_overview',
    title: LONG,
    date: '2025-10-27 23:00',
  });
  await write('programma-items/lang', {
    ...itemContent({ title: LONG, start: '2025-10-28 10:00' }),
    extra_info: LONG,
    precise_location: LONG,
  });
  await write('lange-titel', page({ title: LONG, body: [paragraph('Korte tekst.')] }));
  await write(
    'verkeerde-vormen',
    page({
      title: 'Verkeerde vormen',
      intro: 'platte tekst',
      image: 'geen',
      body: 'geen lijst',
      seo: 3,
      date: 'morgen',
      publisher: {},
    }),
  );
  await write('programma-items/gat', {
    ...itemContent({ title: 'Met gaten', start: '2025-10-25 12:00' }),
    location: null,
    type: uuidOf('types/weg'),
    theme: [null, uuidOf('themas/weg')],
  });
  await write('programma-items/wees', {
    ...itemContent({ title: 'Zonder activiteit', start: '2025-10-25 13:00' }),
    experience: uuidOf('activiteiten/weg'),
  });
  await write('programma-items/zonder-begin', itemContent({ title: 'Zonder begin', start: '' }));
  await write('globaal/global-data', {
    component: 'global_data',
    reservation_url: 'htps:/tickets.papierpret.example/plaats',
  });
  await write('activiteiten/zonder-items', { component: 'experience', title: 'Zonder items' });
}
