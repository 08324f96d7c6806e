import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Announcement } from './Announcement.tsx';

const html = (urgent: boolean) =>
  renderToStaticMarkup(
    <Announcement
      text={[{ kind: 'paragraph', children: [{ kind: 'text', text: 'De bus rijdt.', marks: [] }] }]}
      urgent={urgent}
    />,
  );

it('shows a button that dismisses an announcement, unless the announcement is urgent', () => {
  expect(html(false)).toMatch(/data-words="De bus rijdt\."/);
  expect(html(false)).toContain('Verberg de mededeling');
  expect(html(true)).toContain('De bus rijdt.');
  expect(html(true)).not.toMatch(/data-words|<button|<script|hidden=""/);
});
