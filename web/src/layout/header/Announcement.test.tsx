import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RichText } from '../../domain/pages/body/block.ts';
import { Announcement, UrgentAnnouncement } from './Announcement.tsx';

const TEXT: RichText = [
  { kind: 'paragraph', children: [{ kind: 'text', text: 'De bus rijdt.', marks: [] }] },
];
const html = (urgent: boolean) =>
  renderToStaticMarkup(urgent ? <UrgentAnnouncement text={TEXT} /> : <Announcement text={TEXT} />);

it('shows a button that dismisses an announcement, unless the announcement is urgent', () => {
  expect(html(false)).toMatch(/data-words="De bus rijdt\."/);
  expect(html(false)).toContain('Verberg de mededeling');
  expect(html(true)).toContain('De bus rijdt.');
  expect(html(true)).not.toMatch(/data-words|<button|<script|hidden=""/);
});
