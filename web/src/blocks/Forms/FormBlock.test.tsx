import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../cards/examples.ts';
import { AtAddress } from '../../islands/fixtures/AtAddress.tsx';
import { EMPTY, FULL } from '../examples.ts';
import { FormBlock } from './FormBlock.tsx';

const html = (block: typeof FULL.forms, address = '/praktisch') =>
  renderToStaticMarkup(
    <AtAddress address={address}>
      <FormBlock block={block} now={NOW} />
    </AtAddress>,
  );

describe('a forms block', () => {
  it('shows a form under the editor’s title (§2.36)', () => {
    const contact = html(FULL.forms);
    expect(contact).toContain('Vraag het ons');
    expect(contact).toContain('action="/api/contact"');
    expect(html(EMPTY.forms)).toContain('action="/api/group-purchase"');
  });

  it('uses a default title and text for a form if the editor wrote none', () => {
    expect(html(EMPTY.forms)).toContain('Kom met je groep');
    expect(html(EMPTY.forms)).toContain('vraag je dagtickets samen aan');
    expect(html(FULL.forms)).not.toContain('We lezen alles');
  });

  it('replaces a sent form with a stamped postcard (§4.4)', () => {
    const sent = html(FULL.forms, '/praktisch?verzonden=formulier-f');
    expect(sent).toMatch(
      /role="status".*Je bericht werd verzonden!.*antwoorden binnen twee werkdagen per mail.*KORTRIJK/s,
    );
    expect(sent).not.toContain('<form');
  });

  it('shows the reference number of a submitted group request, and when to expect a reply', () => {
    const sent = html(EMPTY.forms, `/groepen?verzonden=formulier-${EMPTY.forms.uid}&referentie=7e6f9a12`);
    expect(sent).toMatch(/Binnen twee werkdagen krijg je per mail een offerte.*<strong>7e6f9a12<\/strong>/s);
  });
});
