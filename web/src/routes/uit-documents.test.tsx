import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EventRow } from '../cards/EventRow.tsx';
import { listedUitEvent } from '../domain/events/listed-uit-event.ts';
import { UitEventScreen } from '../screens/uit-events/UitEventScreen.tsx';
import { EVENT_NAMES, eventDocument } from '../uit/fixtures/documents.ts';
import { parseEvent, parseEventDetail } from '../uit/parse/event.ts';

// Parser, row and page meet here: every kind of document, from the wire to the screen.

const before = new Date('2027-09-01T09:00:00Z');
const after = new Date('2030-01-01T09:00:00Z');

it.each(EVENT_NAMES)('%s has a row and a page, before it and long after (§2.73, §2.75)', (name) => {
  const event = parseEvent(eventDocument(name));
  const detail = parseEventDetail(eventDocument(name));
  if (event === undefined || detail === undefined) throw new Error(`${name} is not readable`);
  for (const now of [before, after]) {
    const row = renderToStaticMarkup(<EventRow event={listedUitEvent(event, now)} now={now} />);
    const page = renderToStaticMarkup(<UitEventScreen event={detail} now={now} />);
    expect(row).toContain(`href="${event.path}"`);
    expect(page).toMatch(/<h1[\s>]/);
    for (const html of [row, page]) {
      expect(html).not.toMatch(
        /undefined|NaN|Invalid|\[object|___|>0000|<script|onerror|onclick|javascript:/,
      );
      expect(html).not.toMatch(/creator|hoofdprogramma|lezer@voorbeeld/);
    }
  }
  const told = renderToStaticMarkup(<UitEventScreen event={detail} now={after} />);
  // What was cancelled or put off never took place, and what is permanent never ends.
  const tookPlace = !/^fx-0[459]/.test(name);
  expect(told.includes('Evenement afgelopen')).toBe(tookPlace);
});
