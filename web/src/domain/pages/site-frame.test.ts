import { expect, it } from 'vitest';
import { EMPTY_FRAME, type SiteFrameContent, wireFrame } from './site-frame.ts';

const UID = 'eadeda64-5e9b-5166-b177-3bf255d0b8fc';
const link = { uid: UID, label: 'Programma', link: { href: '/programma', newTab: false } };
const frame: SiteFrameContent = {
  header: {
    urgent: true,
    links: [
      { kind: 'plain', ...link },
      {
        kind: 'dropdown',
        uid: UID,
        label: 'Dagen',
        buttons: [link],
        dates: [{ uid: UID, day: '2025-10-25', link: link.link }],
        links: [link],
      },
    ],
    topLinks: [link, { ...link, uid: 'b', label: 'Groepen' }],
  },
  footer: { links: [link], subLinks: [link] },
  social: [{ uid: UID, label: 'Instagram', href: 'https://social.example', icon: 'instagram' }],
  reservationUrl: 'https://reservatie.example',
};

it('serializes the site frame without the ids of the CMS', () => {
  const sent = wireFrame(frame);
  const withoutUids = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (name, part) => (name === 'uid' ? undefined : part)));
  expect(withoutUids(sent)).toEqual(withoutUids(frame));
  expect(JSON.stringify(sent)).not.toContain(UID);
  expect(sent.header.topLinks.map(({ uid }) => uid)).toEqual(['0', '1']);
  expect(wireFrame(EMPTY_FRAME)).toEqual(EMPTY_FRAME);
});
