import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '../cards/examples.ts';
import type { Block } from '../domain/pages/body/block.ts';
import { InPreviewProvider } from '../features/preview/in-preview.ts';
import { AtAddress } from '../islands/fixtures/AtAddress.tsx';
import { Blocks } from './Blocks.tsx';
import { EMPTY, FULL, paragraph } from './examples.ts';

const render = (blocks: readonly Block[], preview = false) =>
  renderToStaticMarkup(
    <AtAddress>
      <Blocks blocks={blocks} now={NOW} preview={preview} />
    </AtAddress>,
  );

/** For each block kind, a text that only this kind renders. */
const SIGNS: { readonly [Kind in Block['kind']]: string } = {
  unreadable: 'is geen bekend blok',
  richText: 'Kom langs.',
  quote: 'Wachten is ook lezen.',
  image: 'De Broeltorens',
  gallery: 'Negen dagen in beelden',
  video: 'De vorige editie',
  embed: 'De plattegrond',
  accordion: 'Mogen honden mee?',
  imageText: 'Elke ochtend om tien uur.',
  forms: 'Vraag het ons',
  newsletter: 'Post van Boektopia',
  callToAction: 'Kom met de trein',
  articleGrid: 'De rij is dit jaar een zetel',
  hallPlan: 'Plattegrond van de hal',
  programGrid: 'Wie stierf er in de leeszaal?',
  hero: 'We komen naar je toe.',
};

describe('the body of a page', () => {
  it.each(Object.values(FULL))('shows a block of kind $kind', (block) => {
    expect(render([block], true)).toContain(SIGNS[block.kind]);
  });

  it('renders every kind of block on one page in the editor’s order, without React warnings', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = render(Object.values(FULL), true);
    const places = Object.values(FULL).map((block) => html.indexOf(SIGNS[block.kind]));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(complaints).not.toHaveBeenCalled();
  });

  it('continues the heading levels of the previous text block, and never skips a level', () => {
    const text = (uid: string, level: 2 | 3 | 4): Block => ({
      kind: 'richText',
      uid,
      text: [{ kind: 'heading', level, children: [{ kind: 'text', text: uid, marks: [] }] }],
    });
    const html = render([text('a', 3), text('b', 3), text('c', 4), FULL.quote, text('d', 4)]);
    expect(html.match(/<h\d>\w/g)).toEqual(['<h2>a', '<h3>b', '<h4>c', '<h3>d']);
  });

  it('renders an empty row for a block without content', () => {
    const asking: readonly Block['kind'][] = ['forms', 'newsletter'];
    for (const block of Object.values(EMPTY)) {
      if (asking.includes(block.kind)) continue;
      expect(render([block]), block.kind).toMatch(
        /<div class="rows" data-rows="true"><div class="\w+"><\/div><\/div>/,
      );
    }
  });

  it('hides an unreadable block from visitors, and shows its component, reason and uid to editors', () => {
    expect(render([FULL.unreadable])).not.toContain('kaart');
    const preview = render([FULL.unreadable], true);
    expect(preview).toContain('kaart');
    expect(preview).toContain('is geen bekend blok');
    expect(preview).toContain('data-uid="u"');
  });

  it('marks each block for the Visual Editor, in preview only', () => {
    const mark = { id: '42', uid: 'u-1', name: 'video', space: '101' };
    const inText: Block = { ...FULL.quote, mark: { ...mark, uid: 'u-2' } };
    const text: Block = { kind: 'richText', uid: 't', text: [{ kind: 'blocks', blocks: [inText] }] };
    const blocks = [{ ...FULL.video, mark }, text];
    const preview = render(blocks, true);
    expect(preview).toContain('data-blok-uid="42-u-1"');
    expect(preview).toContain('data-blok-uid="42-u-2"');
    const [, json = ''] = /data-blok-c="([^"]*)"/.exec(preview) ?? [];
    expect(JSON.parse(json.replaceAll('&quot;', '"'))).toEqual(mark);
    expect(render(blocks)).not.toContain('data-blok');
  });

  it('shows unreadable blocks in preview mode even if the `preview` property is not set', () => {
    const page = (inPreview: boolean) =>
      renderToStaticMarkup(
        <InPreviewProvider value={inPreview}>
          <Blocks blocks={[FULL.unreadable]} now={NOW} />
        </InPreviewProvider>,
      );
    expect(page(true)).toContain('is geen bekend blok');
    expect(page(false)).not.toContain('is geen bekend blok');
  });

  it('renders nothing for a body without blocks', () => {
    expect(render([])).toBe('');
  });

  it('renders no h1, since the page title is the only one', () => {
    expect(render(Object.values(FULL), true)).not.toContain('<h1');
  });

  it('sets only custom properties and the image focus point in style attributes', () => {
    const styles = [...render(Object.values(FULL), true).matchAll(/style="([^"]*)"/g)];
    expect(styles.length).toBeGreaterThan(0);
    for (const [, style = ''] of styles) {
      for (const declaration of style.split(';')) expect(declaration).toMatch(/^(--[a-z]+|object-position):/);
    }
  });

  it('puts a floating quote beside the text that follows it (§2.29)', () => {
    const html = render([
      { ...FULL.quote, floating: true },
      { kind: 'richText', uid: 'next', text: [paragraph('De rij schuift op.')] },
    ]);
    expect(html).toMatch(/<div class="text"><div class="float".*Wachten is ook lezen.*De rij schuift op\./s);
  });

  it('puts a floating image on its own row if no text follows it (§2.30)', () => {
    const html = render([{ ...FULL.image, floating: true }, FULL.video]);
    expect(html).not.toContain('class="float"');
    expect(html).toContain('De Broeltorens');
  });

  it('limits each block to the reading width or to the large width (§3.42)', () => {
    expect(render([FULL.video])).toContain('<div class="reading"');
    expect(render([{ ...FULL.imageText, large: false }])).toContain('<div class="large"');
  });

  it('puts a large image-with-text block on a full-width coloured field', () => {
    expect(render([{ ...FULL.imageText, large: true }])).toContain('<div class="full"');
  });
});
