import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NavDropdown } from '../../domain/pages/site-frame.ts';
import { NavPanel } from './NavPanel.tsx';

const DAYS = ['2025-10-25', '2025-10-26', '2025-10-27'];
const dropdown: NavDropdown = {
  kind: 'dropdown',
  uid: 'd',
  label: 'Programma',
  buttons: [],
  dates: DAYS.map((day) => ({ uid: day, day, link: { href: `/programma/${day}`, newTab: false } })),
  links: [],
};

/** Returns the day and state of each day button at a point in time. */
const buttonsAt = (now: string) => {
  const page = renderToStaticMarkup(<NavPanel dropdown={dropdown} now={new Date(now)} />);
  return [...page.matchAll(/<a [^>]*>/g)].map(([tag]) =>
    ['past', 'today'].filter((mark) => tag.includes(`data-${mark}`)).join(' '),
  );
};

it.each([
  ['2025-10-26T12:00:00+01:00', ['past', 'today', '']],
  // The night of 26 October, when the date in Brussels is already a day later than in UTC.
  ['2025-10-26T00:30:00+02:00', ['past', 'today', '']],
  ['2025-10-24T12:00:00+02:00', ['', '', '']],
  ['2025-11-03T12:00:00+01:00', ['past', 'past', 'past']],
])('marks past days and today in the panel at %s', (now, marks) => {
  expect(buttonsAt(now)).toEqual(marks);
});
