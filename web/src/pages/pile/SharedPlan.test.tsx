import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { itemAt } from '../../domain/programme/fixtures/experience.ts';
import { writePlan } from '../../domain/programme/saved/plan-link.ts';
import { momentToSave, type SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { savedMoments } from '../../features/saved-items/saved-moments.ts';
import { SharedPlan } from './SharedPlan.tsx';

const NOW = new Date('2025-10-27T08:00:00Z');
const IDS = Array.from({ length: 12 }, (_, index) => `moment${index}`.slice(-6));
/** The programme without the last three of the shared moments, as if editors had removed these. */
const items = IDS.slice(0, -3).map((uuid, index) => ({
  ...itemAt(`2025-10-27T${10 + index}:00:00Z`, { title: `De kat ${index}` }),
  uuid,
}));

function wordsOf(plan: string, mine: readonly SavedMoment[] = []): string {
  const element = (
    <SharedPlan
      plan={plan}
      savedItems={{ moments: mine, dropped: new Set(), count: mine.length }}
      programme={{ items, walks: {}, days: ['2025-10-27'] }}
      isAway={false}
      now={NOW}
    />
  );
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

afterEach(() => vi.restoreAllMocks());

describe('a shared plan', () => {
  it('counts the items that are no longer in the programme, and shows the rest', () => {
    const words = wordsOf(writePlan({ year: 2025, ids: IDS }));
    expect(words).toContain('3 van 12 staan niet meer in het programma.');
    expect(words).toContain('Leg deze 9 op mijn stapel');
    expect(wordsOf(writePlan({ year: 2025, ids: IDS.slice(-4) }))).toContain('3 van 4 staan niet meer');
    expect(wordsOf(writePlan({ year: 2025, ids: IDS.slice(8, 10) }))).toContain('1 van 2 staat niet meer');
    expect(wordsOf(writePlan({ year: 2025, ids: IDS.slice(0, 9) }))).toContain('9 momenten.');
  });

  it('names the edition of a plan from another edition', () => {
    const words = wordsOf(writePlan({ year: 2024, ids: ['zzzzzz'] }));
    expect(words).toContain('Deze stapel is van Boektopia 2024.');
    expect(words).not.toContain('niet meer in het programma');
    expect(words).not.toContain('op mijn stapel');
  });

  it('offers to add only the items that the visitor has not saved', () => {
    const words = wordsOf(
      writePlan({ year: 2025, ids: IDS.slice(0, 3) }),
      items.slice(0, 2).map(momentToSave),
    );
    expect(words).toContain('Leg dit op mijn stapel');
    expect(words).toContain('Leg mijn stapel ernaast');
  });

  it.each([
    ['cut', writePlan({ year: 2025, ids: IDS }).slice(0, -2)],
    ['unreadable', 'geen-plan'],
  ])("rejects a plan that is %s, and leaves the visitor's saved items unchanged", (_, plan) => {
    const [save, remove] = [vi.spyOn(savedMoments, 'save'), vi.spyOn(savedMoments, 'remove')];
    const words = wordsOf(plan, items.slice(0, 2).map(momentToSave));
    expect(words).toContain('Deze link is niet volledig');
    expect(words).toContain('Aan je eigen stapel verandert niets.');
    expect(words).toContain('Naar mijn stapel');
    expect(words).not.toMatch(/De kat|op mijn stapel/);
    expect(save).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });
});
