import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BookstoreCard } from './BookstoreCard.tsx';
import { bookstoreExamples, INVENTED } from './examples.ts';

const { 'naam en gemeente': town, 'zonder adres': nowhere } = bookstoreExamples(INVENTED);

it('links a bookstore’s name to its page and its town to a map (§2.38, §3.40)', () => {
  const html = renderToStaticMarkup(<BookstoreCard store={town} />);
  expect(html).toContain('<a href="/boekhandels/nawoord">Nawoord</a>');
  expect(html).toContain('query=Nawoord%2C+Sluizeken+88%2C+9000+Gent');
  expect(html).toMatch(/9000 <\/span>Gent/);
  expect(html).toContain(': Nawoord op de kaart');
});

it('shows no map link for a bookstore without an address', () => {
  expect(renderToStaticMarkup(<BookstoreCard store={nowhere} />)).not.toContain('google');
});
