import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Announcement } from './Announcement.tsx';

const html = (urgent: boolean) =>
  renderToStaticMarkup(
    <Announcement words="De bus rijdt." urgent={urgent}>
      <p>De bus rijdt.</p>
    </Announcement>,
  );

it('an announcement can be put away by its words, and an urgent one stays', () => {
  expect(html(false)).toMatch(/data-words="De bus rijdt\."/);
  expect(html(false)).toContain('Verberg de mededeling');
  expect(html(true)).toContain('De bus rijdt.');
  expect(html(true)).not.toMatch(/data-words|<button|<script|hidden=""/);
});
