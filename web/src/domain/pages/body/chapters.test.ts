import { describe, expect, it } from 'vitest';
import type { Block, Mark, RichNode } from './block.ts';
import { chapterIds, tableOfContents } from './chapters.ts';

const heading = (text: string, level: 1 | 2 | 3 = 2, marks: readonly Mark[] = []): RichNode => ({
  kind: 'heading',
  level,
  children: text === '' ? [] : [{ kind: 'text', text, marks }],
});
const text = (...nodes: readonly RichNode[]): Block => ({ kind: 'richText', uid: 'u', text: nodes });

const FIVE = ['Tickets', 'Openingsuren', 'Zo kom je er', 'Cafés', 'Honden'];

describe('the table of contents of a page', () => {
  it('lists the chapters of a page in order, each with the id of its heading', () => {
    expect(tableOfContents([text(...FIVE.map((title) => heading(title)))])).toEqual([
      { id: 'over-tickets', title: 'Tickets' },
      { id: 'over-openingsuren', title: 'Openingsuren' },
      { id: 'over-zo-kom-je-er', title: 'Zo kom je er' },
      { id: 'over-cafes', title: 'Cafés' },
      { id: 'over-honden', title: 'Honden' },
    ]);
  });

  it('returns no table of contents for a page with fewer than five chapters', () => {
    expect(tableOfContents([text(...FIVE.slice(1).map((title) => heading(title)))])).toEqual([]);
  });

  it('uses an editor’s anchor in a heading as the target of the chapter', () => {
    const anchored = heading('Tickets', 2, [{ kind: 'anchor', id: 'tickets' }]);
    const body = [text(anchored, ...FIVE.slice(1).map((title) => heading(title)))];
    expect(tableOfContents(body)[0]).toEqual({ id: 'tickets', title: 'Tickets' });
    expect(chapterIds(body).has(anchored)).toBe(false);
  });

  it('includes the title of an accordion, and omits lower-level and empty headings', () => {
    const questions: Block = { kind: 'accordion', uid: 'vragen', title: 'Nog vragen', items: [] };
    const body = [
      text(...FIVE.map((title) => heading(title)), heading('Met de trein', 3), heading('')),
      questions,
    ];
    expect(tableOfContents(body).map(({ title }) => title)).toEqual([...FIVE, 'Nog vragen']);
    expect(chapterIds(body).get('vragen')).toBe('over-nog-vragen');
  });

  it('lists the hall’s plan and toilets as chapters, and omits the toilets for another hall', () => {
    const plan = (slug: string): Block => ({ kind: 'hallPlan', uid: 'h', stages: [{ slug, title: 'Zaal' }] });
    const titles = (slug: string) =>
      tableOfContents([text(...FIVE.map((title) => heading(title))), plan(slug)]).slice(FIVE.length);
    expect(titles('forum')).toEqual([
      { id: 'plattegrond', title: 'Plattegrond van de hal' },
      { id: 'plattegrond-toiletten', title: 'Toiletten' },
    ]);
    expect(titles('vijver')).toEqual([{ id: 'plattegrond', title: 'Plattegrond van de hal' }]);
  });

  it('returns different ids for two chapters with the same title', () => {
    const body = [text(...FIVE.map((title) => heading(title))), text(heading('Honden'))];
    expect(
      tableOfContents(body)
        .map(({ id }) => id)
        .slice(-2),
    ).toEqual(['over-honden', 'over-honden-2']);
  });
});
