import { type ContentFolder, emptyContent, uuidOf } from './content.ts';

/** Creates a rich text with one paragraph. */
const richText = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

/** Creates a block «rich_text» with one paragraph. */
export const paragraph = (words: string) => ({ _uid: words, component: 'rich_text', text: richText(words) });

/**
 * Adds an urgent message to the header, whose ordinary announcement is switched off. Once the header is published, the
 * message is on every page and hall screen.
 */
export const announceUrgently = (folder: ContentFolder, words: string) =>
  folder.edit('globaal/header', ({ content }) => {
    Object.assign(content, {
      announcement: richText(words),
      toggle_announcement: false,
      announcement_urgent: true,
    });
  });

const toStory = (slug: string) => ({
  id: uuidOf(slug),
  url: '',
  linktype: 'story',
  fieldtype: 'multilink',
  cached_url: slug,
});
const link = (label: string, slug: string) => ({
  _uid: label,
  component: 'link',
  label,
  link: toStory(slug),
});

/** The three days of a small invented festival around the clock change. Tests can name all its items. */
export const SMALL_DAYS = ['2025-10-25', '2025-10-26', '2025-10-27'] as const;
const MIDNIGHTS = ['2025-10-24 22:00', '2025-10-25 22:00', '2025-10-26 23:00'] as const;

/** Items with their UTC start, as Storyblok stores them. Monday has enough items for two pages. */
const ITEMS: readonly { slug: string; title: string; start: string; end?: string; ongoing?: boolean }[] = [
  { slug: 'za-10', title: 'Zaterdag om tien', start: '2025-10-25 08:00', end: '2025-10-25 09:00' },
  { slug: 'za-2359', title: 'Een voor middernacht', start: '2025-10-25 21:59' },
  { slug: 'zo-0000', title: 'Klokslag middernacht', start: '2025-10-25 22:00', end: '2025-10-25 23:00' },
  { slug: 'zo-0230-a', title: 'Half drie de eerste keer', start: '2025-10-26 00:30' },
  { slug: 'zo-0230-b', title: 'Half drie de tweede keer', start: '2025-10-26 01:30' },
  { slug: 'zo-10', title: 'Zondag om tien', start: '2025-10-26 09:00', end: '2025-10-26 10:00' },
  { slug: 'zo-nacht', title: 'Tot na middernacht', start: '2025-10-26 22:30', end: '2025-10-27 00:30' },
  ...Array.from({ length: 30 }, (_, index) => {
    const minute = String(index).padStart(2, '0');
    return { slug: `ma-${minute}`, title: `Maandag ${minute}`, start: `2025-10-27 09:${minute}` };
  }),
  { slug: 'boom', title: 'De leesboom', start: '2025-10-25 07:00', end: '2025-10-26 17:00', ongoing: true },
];

/** Writes the small festival «Papierpret» into a new folder. */
export async function smallFestival(): Promise<ContentFolder> {
  const folder = await emptyContent();
  const { write } = folder;
  await write('home', {
    component: 'home',
    title: 'Papierpret',
    intro: richText('Drie dagen in de oude molen.'),
    hero_buttons: [link('Wat er te doen is', 'programma')],
    body: [paragraph('Breng laarzen mee.')],
  });
  await write('globaal/header', {
    component: 'header',
    nav_links: [
      {
        _uid: 'nav-days',
        component: 'link_with_dropdown',
        label: 'Molendagen',
        intro_title: 'Drie dagen',
        intro_text: 'Kies een dag.',
        buttons: SMALL_DAYS.map((day, index) => ({
          _uid: `button-${day}`,
          component: 'link_with_date',
          label: MIDNIGHTS[index],
          link: toStory(`programma/${day}`),
        })),
        links: [link('Alle dagen', 'programma')],
      },
      {
        _uid: 'nav-more',
        component: 'link_with_dropdown',
        label: 'Meer molen',
        intro_title: 'De molen',
        buttons: [link('De weg', 'de-weg')],
        links: [],
      },
      link('De weg erheen', 'de-weg'),
    ],
    top_nav_links: [link('Laarzen', 'laarzen')],
    tickets_link: {
      ...toStory(''),
      linktype: 'url',
      url: 'https://tickets.papierpret.example/',
      cached_url: '',
    },
  });
  await write('globaal/footer', { component: 'footer', links: [link('Wegwijs', 'de-weg')], sub_links: [] });
  await write('globaal/social', { component: 'social', links: [] });
  await write('globaal/global-data', {
    component: 'global_data',
    reservation_url: 'https://tickets.papierpret.example/plaats',
  });
  await write('programma', { component: 'default_date_overview', title: 'Molendagen' });
  for (const [index, day] of SMALL_DAYS.entries()) {
    await write(`programma/${day}`, {
      component: 'date_overview',
      title: `Molendag ${index + 1}`,
      date: MIDNIGHTS[index],
    });
  }
  await write('de-weg', { component: 'page', title: 'De weg', body: [paragraph('Volg de beek.')] });
  await write('laarzen', { component: 'page', title: 'Laarzen', body: [paragraph('Maat 28 tot 46.')] });
  await write('schermen/molenpoort', {
    component: 'live',
    slides: [{ _uid: 'slide', component: 'text_slide', title: 'Welkom aan de molenpoort' }],
  });
  await write('locaties/zolder', { component: 'location', title: 'Zolder' });
  await write('types/voorlezing', { component: 'type', title: 'Voorlezing' });
  await write('themas/strips', { component: 'theme', title: 'Strips' });
  await write('activiteiten/voorlezen', {
    component: 'experience',
    title: 'Voorlezen op zolder',
    body: [paragraph('Zacht en traag.')],
  });
  for (const item of ITEMS) await write(`programma-items/${item.slug}`, itemContent(item));
  return folder;
}

/** Passes the small festival to `use`, and always removes its folder afterwards. */
export async function withSmallFestival(use: (folder: ContentFolder) => Promise<void>): Promise<void> {
  const folder = await smallFestival();
  try {
    await use(folder);
  } finally {
    await folder.remove();
  }
}

/** Creates the content of a programme item with a UTC start, `YYYY-MM-DD HH:mm`. */
export function itemContent(item: { title: string; start: string; end?: string; ongoing?: boolean }) {
  return {
    component: 'program',
    title_overwrite: item.title,
    start_date: item.start,
    end_date: item.end ?? '',
    experience: uuidOf('activiteiten/voorlezen'),
    location: uuidOf('locaties/zolder'),
    type: uuidOf('types/voorlezing'),
    theme: [uuidOf('themas/strips')],
    ongoing_program_item: item.ongoing ? 'true' : '',
  };
}
