import { describe, expect, it } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { storyOf } from './fixtures/recorded-context.ts';
import { labelled, paragraph, rootStory, storyLink } from './fixtures/stories.ts';
import { parseFrame } from './frame.ts';
import { createParseContext } from './parse-context.ts';

let frames = 0;

/** Parses header, footer and global data. Uses new slugs at each call, because each warning is logged once per slug. */
function parse(
  parts: { header?: object; footer?: object; social?: object; global_data?: object },
  dates: 'utc' | 'wall' = 'utc',
) {
  frames += 1;
  const lines: string[] = [];
  const context = createParseContext({
    story: `frame-${frames}`,
    dates,
    parseBlocks,
    log: (line) => lines.push(line.replace(/^.*?: /, '')),
  });
  const stories = Object.entries(parts).map(([component, content]) =>
    storyOf(rootStory(`globaal-${frames}/${component}`, { component, ...content })),
  );
  return { frame: parseFrame(stories, context), warnings: lines };
}

const dropdown = {
  _uid: 'd',
  component: 'link_with_dropdown',
  label: 'Programma',
  link: storyLink('programma'),
  intro_title: 'Negen dagen',
  intro_text: 'Trek een dag uit het rek.',
  buttons: [
    {
      _uid: 'd0',
      component: 'link_with_date',
      label: '2025-10-24 22:00',
      link: storyLink('programma/2025-10-25'),
    },
    {
      _uid: 'd1',
      component: 'link_with_date',
      label: '2025-10-26 23:00',
      link: storyLink('programma/2025-10-27'),
    },
    labelled('Alles', 'programma'),
  ],
  links: [labelled('Podia', 'praktisch')],
};
const full = {
  header: {
    announcement: paragraph('Gratis bus.'),
    toggle_announcement: true,
    nav_links: [dropdown, labelled('Nieuws', 'nieuws')],
    top_nav_links: [labelled('Contact', 'contact')],
    tickets_link: { linktype: 'url', url: 'https://tickets.example/boektopia', target: '_blank' },
  },
  footer: { links: [labelled('Praktisch', 'praktisch')], sub_links: [labelled('Privacy', 'privacy')] },
  social: {
    links: [
      {
        _uid: 's',
        component: 'social_link',
        label: 'Instagram',
        icon: 'Instagram',
        link: { linktype: 'url', url: 'https://social.example/boektopia' },
      },
    ],
  },
  global_data: {
    reservation_url: 'https://tickets.example/plaats',
    venue_name: 'De Molen',
    venue_address: 'Dijk 1, 8500 Kortrijk',
  },
};

describe('the frame', () => {
  it('parses a frame with header, footer, socials and the reservation address (§3.8, §3.9, §3.10, §3.11, §3.12)', () => {
    const { frame, warnings } = parse(full);
    expect(frame).toMatchObject({
      header: {
        announcement: [{ kind: 'paragraph' }],
        topLinks: [{ label: 'Contact', link: { href: '/contact' } }],
        tickets: { href: 'https://tickets.example/boektopia', newTab: true },
      },
      footer: { links: [{ label: 'Praktisch' }], subLinks: [{ label: 'Privacy' }] },
      social: [{ uid: 's', label: 'Instagram', href: 'https://social.example/boektopia', icon: 'instagram' }],
      reservationUrl: 'https://tickets.example/plaats',
      venue: { name: 'De Molen', address: { street: 'Dijk 1', postalCode: '8500', town: 'Kortrijk' } },
    });
    expect(warnings).toEqual([]);
  });

  it('parses the start of ticket sales and the texts of the seasons, and warns about an invalid date', () => {
    const global_data = { tickets_from: '2026-09-01 08:00', text_before: ' Koop vooraf. ', text_after: '' };
    expect(parse({ ...full, global_data }).frame.seasons).toEqual({
      salesFrom: new Date('2026-09-01T08:00:00Z'),
      texts: { before: 'Koop vooraf.' },
    });
    expect(parse(full).frame.seasons).toBeUndefined();
    const odd = parse({ ...full, global_data: { tickets_from: 'in september', text_during: ['x'] } });
    expect(odd.frame.seasons).toBeUndefined();
    expect(odd.warnings).toEqual(['the start of ticket sales is not a date']);
  });

  it('parses the plain links and dropdowns of the menu in the editor’s order (§3.13)', () => {
    expect(parse(full).frame.header.links).toMatchObject([
      { kind: 'dropdown', uid: 'd', label: 'Programma' },
      { kind: 'plain', label: 'Nieuws', link: { href: '/nieuws' } },
    ]);
  });

  it('parses a dropdown with intro, buttons, links, and date buttons labelled with their day in Brussels (§3.14)', () => {
    expect(parse(full).frame.header.links[0]).toEqual({
      kind: 'dropdown',
      uid: 'd',
      label: 'Programma',
      introTitle: 'Negen dagen',
      introText: 'Trek een dag uit het rek.',
      buttons: [{ uid: 'uid-Alles', label: 'Alles', link: { href: '/programma', newTab: false } }],
      dates: [
        { uid: 'd0', day: '2025-10-25', link: { href: '/programma/2025-10-25', newTab: false } },
        { uid: 'd1', day: '2025-10-27', link: { href: '/programma/2025-10-27', newTab: false } },
      ],
      links: [{ uid: 'uid-Podia', label: 'Podia', link: { href: '/praktisch', newTab: false } }],
    });
  });
});

describe('the announcement', () => {
  const announcement = (toggle_announcement: unknown, text: unknown = paragraph('Gratis bus.')) =>
    parse({ ...full, header: { toggle_announcement, announcement: text } }).frame.header.announcement;

  it('shows an announcement only if it is switched on, by a boolean or by a string', () => {
    expect([true, 'true'].map((on) => announcement(on)?.length)).toEqual([1, 1]);
    for (const off of [false, 'false', '', null, undefined]) expect(announcement(off)).toBeUndefined();
  });

  it('hides an announcement without text', () => {
    for (const empty of ['', null, { type: 'doc', content: [{ type: 'paragraph' }] }])
      expect(announcement(true, empty)).toBeUndefined();
  });
});

describe('an incomplete frame', () => {
  it('leaves a part of the frame empty if its story is missing, with a warning that names the story', () => {
    const { frame, warnings } = parse({});
    expect(frame).toEqual({
      header: { urgent: false, links: [], topLinks: [] },
      footer: { links: [], subLinks: [] },
      social: [],
    });
    expect(warnings).toEqual(
      ['header', 'footer', 'social', 'global_data'].map((part) => `there is no ${part} story`),
    );
  });

  it('leaves a part of the frame empty if its fields have an unexpected shape', () => {
    const odd = {
      nav_links: 'x',
      top_nav_links: {},
      tickets_link: [],
      links: 3,
      sub_links: null,
      reservation_url: {},
    };
    const { frame } = parse({ header: odd, footer: odd, social: odd, global_data: odd });
    expect(frame.header.links).toEqual([]);
    expect(frame.header.tickets).toBeUndefined();
    expect(frame.footer).toEqual({ links: [], subLinks: [] });
    expect(frame.reservationUrl).toBeUndefined();
  });

  it('leaves out a social link without an icon, with one warning (§8.10)', () => {
    const link = { linktype: 'url', url: 'https://social.example/boektopia' };
    const links = ['Mastodon', ' YouTube '].map((icon) => ({ _uid: icon, label: icon, icon, link }));
    const { frame, warnings } = parse({ ...full, social: { links } });
    expect(frame.social.map(({ icon }) => icon)).toEqual(['youtube']);
    expect(warnings).toEqual(['there is no icon for the social link «mastodon», which is left out']);
  });

  it('leaves out links of the frame that run a script', () => {
    const script = { linktype: 'url', url: 'java\tscript:alert(1)' };
    const { frame, warnings } = parse({
      header: { tickets_link: script, nav_links: [{ label: 'Klik', link: script }] },
      footer: { links: [{ label: 'Klik', link: script }] },
      social: { links: [{ label: 'Klik', icon: 'x', link: script }] },
      global_data: { reservation_url: 'javascript:alert(1)' },
    });
    expect(JSON.stringify({ ...frame, faults: undefined })).not.toContain('script');
    expect(frame.social).toEqual([]);
    expect(warnings).toContain('a social link lacks its label or its address');
  });

  it('shows a date button without a valid date as a plain button, and one without a destination as text', () => {
    const buttons = [
      { _uid: 'a', component: 'link_with_date', label: 'zaterdag', link: storyLink('programma/2025-10-25') },
      { _uid: 'b', component: 'link_with_date', label: '2025-10-25 00:00', link: null },
      null,
    ];
    const { frame, warnings } = parse({ ...full, header: { nav_links: [{ ...dropdown, buttons }] } });
    expect(frame.header.links[0]).toMatchObject({
      buttons: [{ uid: 'a', label: 'zaterdag' }],
      dates: [{ uid: 'b', day: '2025-10-25', link: undefined }],
    });
    expect(warnings).toEqual(['a date button is not a date', 'the button of 2025-10-25 has no destination']);
  });

  it('leaves out a dropdown without a label, and keeps one without links', () => {
    const { frame, warnings } = parse({
      ...full,
      header: {
        nav_links: [
          { component: 'link_with_dropdown' },
          { _uid: 'x', component: 'link_with_dropdown', label: 'Meer' },
        ],
      },
    });
    expect(frame.header.links).toEqual([
      { kind: 'dropdown', uid: 'x', label: 'Meer', buttons: [], dates: [], links: [] },
    ]);
    expect(warnings).toEqual(['a dropdown of the navigation has no label']);
  });
});

it('shows an urgent announcement even if the ordinary one is switched off', () => {
  const shown = (announcement_urgent: boolean) =>
    parse({ ...full, header: { ...full.header, toggle_announcement: false, announcement_urgent } }).frame
      .header.announcement;
  expect(shown(true)).toBeDefined();
  expect(shown(false)).toBeUndefined();
});

describe('the addresses for tickets and reservations', () => {
  const shop = (tickets: string, reservation_url: string) => {
    const { frame, warnings } = parse({
      ...full,
      header: { tickets_link: { linktype: 'url', url: tickets } },
      global_data: { reservation_url },
    });
    return { at: [frame.header.tickets?.href, frame.reservationUrl], faults: frame.faults ?? [], warnings };
  };
  const GOOD = 'https://tickets.example/boektopia';

  it('reports no fault for a correct or an empty address', () => {
    expect(shop(GOOD, 'tickets.example/plaats')).toEqual({
      at: [GOOD, 'https://tickets.example/plaats'],
      faults: [],
      warnings: [],
    });
    expect(shop(GOOD, '')).toEqual({ at: [GOOD, undefined], faults: [], warnings: [] });
  });

  it('keeps all buttons if one address is misspelt, and reports that address', () => {
    expect(shop(GOOD, 'htps://tickets.example/plaats')).toEqual({
      at: [GOOD, 'https://tickets.example/plaats'],
      faults: [
        'Reserveeradres: ‘htps://tickets.example/plaats’ is verkeerd geschreven. De knoppen ‘Reserveer hier je plaats’ leiden nu naar https://tickets.example/plaats.',
      ],
      warnings: ['the reservation address is misspelt («htps://tickets.example/plaats»)'],
    });
  });

  it('if one of the two addresses is invalid, reports it and uses the other address for both', () => {
    expect(shop(GOOD, 'volgt nog')).toEqual({
      at: [GOOD, GOOD],
      faults: [
        `Reserveeradres: ‘volgt nog’ is geen adres. De knoppen ‘Reserveer hier je plaats’ leiden nu naar ${GOOD}.`,
      ],
      warnings: ['the reservation address has no valid destination («volgt nog»)'],
    });
    expect(shop('javascript:koop()', GOOD).at).toEqual([GOOD, GOOD]);
    expect(shop('komt later', 'volgt nog')).toMatchObject({
      faults: [expect.stringContaining('staan nu nergens'), expect.any(String)],
    });
    // The other button does not accept a word as an address either.
    expect(shop('komt later', 'binnenkort').at).toEqual([undefined, undefined]);
  });
});

it('marks an announcement as urgent only if an editor chose that', () => {
  const urgent = (announcement_urgent: unknown) =>
    parse({ ...full, header: { ...full.header, announcement_urgent } }).frame.header.urgent;
  expect([true, 'true'].map(urgent)).toEqual([true, true]);
  for (const off of [false, 'false', '', null, undefined]) expect(urgent(off)).toBe(false);
});
