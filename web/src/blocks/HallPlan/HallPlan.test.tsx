import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlanStage } from '../../domain/pages/body/block.ts';
import { facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import { placeOnPlan } from '../../domain/programme/hall-plan.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { SavedHere, savedAtStages } from '../../features/saved-items/SavedAtStages.tsx';
import { AddressContext } from '../../islands/address.ts';
import { AtAddress } from '../../islands/fixtures/AtAddress.tsx';
import { HallDrawing } from './HallDrawing.tsx';
import { HallPlan } from './HallPlan.tsx';
import { STAGE_ROOMS } from './stage-rooms.ts';

const STAGES: readonly PlanStage[] = [
  { slug: 'forum', title: 'Forum', description: 'Achthonderd stoelen.' },
  { slug: 'podium-leie', title: 'Podium Leie' },
  { slug: 'vijver', title: 'De vijver', description: 'Buiten.' },
];
const ALL = STAGE_ROOMS.map(({ slug }) => slug);

const markup = (stages: readonly PlanStage[]) =>
  renderToStaticMarkup(
    <AtAddress>
      <HallPlan stages={stages} now={new Date('2025-10-27T08:00:00Z')} />
    </AtAddress>,
  );

describe('the saved items', () => {
  const at = (start: string, rest: Partial<RowItem> = {}): RowItem => ({
    ...itemAt(`2025-10-27T${start}:00Z`, { location: facet('Forum') }),
    uuid: start,
    title: `Om ${start}`,
    ...rest,
  });
  const now = new Date('2025-10-27T12:00:00Z');

  it('lists saved items under their stage, sorted by time, and omits past and cancelled items', () => {
    const items = [
      at('15:00'),
      at('13:00'),
      at('08:00'),
      at('14:00', { statuses: ['cancelled'] }),
      at('16:00', { location: facet('Agora') }),
      at('17:00'),
    ];
    const ids = new Set(['15:00', '13:00', '08:00', '14:00', '16:00']);
    const found = [...savedAtStages(items, ids, now)].map(([slug, all]) => [
      slug,
      all.map(({ uuid }) => uuid),
    ]);
    expect(found).toEqual([
      ['forum', ['13:00', '15:00']],
      ['agora', ['16:00']],
    ]);
  });

  it('shows the times of the next saved items, with the day if it is not today, and counts the remaining items', () => {
    const later = at('10:00', { start: new Date('2025-10-28T10:00:00Z') });
    const days = at('08:00', {
      start: new Date('2025-10-25T08:00:00Z'),
      end: new Date('2025-11-02T17:00:00Z'),
    });
    const items = [days, at('13:00'), later, at('14:00'), at('15:00'), at('16:00')];
    const html = renderToStaticMarkup(
      <AtAddress>
        <SavedHere items={items} now={now} />
      </AtAddress>,
    );
    expect(html).toContain('<strong>tot zo 2/11</strong>');
    expect(html).toContain('<strong>14:00</strong>');
    expect(html).toContain('<strong>di 28 okt 11:00</strong>');
    expect(html).toContain('nog 3 op je stapel');
  });

  it("marks each stage that has saved items, and adds the number of saved items to the stage's accessible name", () => {
    const drawn = renderToStaticMarkup(
      <HallDrawing names={new Map([['forum', 'Forum']])} saved={new Map([['forum', [1, 2]]])} />,
    );
    expect(drawn).toContain('aria-label="Forum, 2 op je stapel"');
    expect(drawn).toContain('data-saved="true"');
  });
});

describe('the plan of the hall', () => {
  it('gives the plan of the hall a title, and its drawing an accessible name and description', () => {
    const html = markup(STAGES);
    expect(html).toContain('>Plattegrond van de hal</h2>');
    const labelled = /<svg[^>]* aria-labelledby="([^" ]+) ([^" ]+)"/.exec(html);
    expect(html).toContain(`<title id="${labelled?.[1]}">Plattegrond van de hal</title>`);
    expect(html).toMatch(new RegExp(`<desc id="${labelled?.[2]}">[^<]{80,}</desc>`));
  });

  it('draws each of the ten stages as its own group', () => {
    expect([...ALL].sort()).toEqual([
      'agora',
      'forum',
      'kookpodium',
      'leescafe',
      'letterlab',
      'podium-leie',
      'signeerplein',
      'stripkelder',
      'torenzaal',
      'voorleeshoek',
    ]);
    for (const slug of ALL) expect(markup(STAGES)).toMatch(new RegExp(`<use href="[^"]*#in-${slug}"`));
  });

  it('uses every symbol of hall.svg, and no others', () => {
    const shown = [...markup(STAGES).matchAll(/<use href="[^"#]*hall[^"#]*\.svg#([^"]+)"/g)];
    const drawn = readFileSync(new URL('./hall.svg', import.meta.url), 'utf8').matchAll(/ id="([^"]+)"/g);
    expect(new Set(shown.map(([, name]) => name))).toEqual(new Set([...drawn].map(([, name]) => name)));
  });

  it('gives each stage an anchor, and links the list entry and the drawing to each other', () => {
    const html = markup(STAGES);
    for (const slug of ['forum', 'podium-leie']) {
      expect(html).toContain(`<a id="zaal-${slug}" href="#plek-${slug}"`);
      expect(html).toMatch(new RegExp(`<li id="plek-${slug}"[^>]*><a href="#zaal-${slug}"`));
    }
    expect(html).toContain('<p>Achthonderd stoelen.</p>');
  });

  it('gives each table at the stage with signings an anchor at its place in the drawing', () => {
    const drawn = readFileSync(new URL('./hall.svg', import.meta.url), 'utf8');
    const [, stage = ''] = /id="in-signeerplein">([\s\S]*?)<g id="in-/.exec(drawn) ?? [];
    const html = markup([{ slug: 'signeerplein', title: 'Signeerplein' }]);
    const frames = [...stage.matchAll(/<path d="M(\d+) (\d+)h42v36h-42z"/g)];
    expect(frames).toHaveLength(8);
    for (const [index, [, x, y]] of frames.entries()) {
      const item = { location: facet('Signeerplein'), preciseLocation: `Tafel ${index + 1}` };
      const anchor = placeOnPlan({ path: '', stages: ['signeerplein'] }, item)?.slice(1);
      expect(html).toMatch(new RegExp(`<rect id="${anchor}" x="${x}" y="${y}" width="42" height="36"`));
    }
  });

  it('lists a stage that the drawing lacks, with its own anchor', () => {
    const html = markup(STAGES);
    expect(html).toMatch(/<li id="zaal-vijver"[^>]*><span[^>]*>De vijver<\/span><p>Buiten\.<\/p><\/li>/);
    expect(html).not.toContain('#zaal-vijver');
  });

  it('shows no label for a stage that the content does not contain', () => {
    const html = markup(STAGES);
    expect(html).not.toMatch(/Agora|Torenzaal|Letterlab|Signeerplein/);
    expect(html).not.toContain('id="zaal-agora"');
  });

  it('takes stage names from the content, and condenses a long name', () => {
    const name = 'De grote zaal van de derde verdieping';
    const html = markup([{ slug: 'forum', title: name }]);
    expect(html).toMatch(new RegExp(`<text[^>]* textLength="106"[^>]*>${name}</text>`));
    expect(markup(STAGES)).not.toContain('textLength');
  });

  it('lists the stages of another hall without a drawing, and shows nothing if there are no stages', () => {
    const elsewhere = markup([{ slug: 'vijver', title: 'De vijver' }]);
    expect(elsewhere).toContain('De vijver');
    expect(elsewhere).not.toMatch(/<svg|Infobalie|Ingang/);
    expect(markup([])).toBe('');
  });

  it('renders each id once, even for duplicate stages', () => {
    const html = markup([...STAGES, { slug: 'forum', title: 'Forum bis' }, ...STAGES]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).not.toContain('Forum bis');
  });

  it('shows the names of all ten stages of the hall uncondensed', () => {
    const own = ['Voorleeshoek', 'Signeerplein', 'Podium Leie', 'Stripkelder', 'Kookpodium'];
    const stages = own.map((title) => ({ slug: title.toLowerCase().replace(' ', '-'), title }));
    expect(markup(stages)).toContain('id="zaal-podium-leie"');
    expect(markup(stages)).not.toContain('textLength');
  });

  it.each(['#zaal-signeerplein', '#zaal-signeerplein-tafel-3'])(
    'highlights the list entry of the stage that the address names, with %s',
    (hash) => {
      const stages = ['Signeerplein', 'Forum'].map((title) => ({ slug: title.toLowerCase(), title }));
      const html = renderToStaticMarkup(
        <AddressContext value={{ pathname: '/praktisch', search: '', hash }}>
          <HallPlan stages={stages} now={new Date('2025-10-27T08:00:00Z')} />
        </AddressContext>,
      );
      expect([...html.matchAll(/<li id="([^"]+)" data-marked/g)].map(([, id]) => id)).toEqual([
        'plek-signeerplein',
      ]);
    },
  );
});
