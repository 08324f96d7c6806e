import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../', import.meta.url);
const LONGEST_MS = 250;

/** Animations that may exceed the limit, because they show passing time or waiting. */
const GOES_ON: ReadonlySet<string> = new Set([
  'pulled-out',
  'spent',
  'breathe',
  'drawn-out',
  'count',
  'let-through',
  'awaited',
]);

/** Returns the animations and transitions that last too long, including their delay, except {@link GOES_ON}. */
function slowMotions(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(/^(?:animation|transition|--quick)$/, ({ value }) => {
    for (const one of value.split(/,(?![^(]*\))/)) {
      const [name = ''] = one.trim().split(/\s+/);
      const lasts = [...one.matchAll(/(?<![\w-])([\d.]+)(ms|s)\b/g)].reduce(
        (sum, [, figure, unit]) => sum + Number(figure) * (unit === 's' ? 1_000 : 1),
        0,
      );
      if (lasts > LONGEST_MS && !GOES_ON.has(name)) found.push(one.trim());
    }
  });
  return found;
}

/** Returns whether a stylesheet with moving animations has rules for reduced motion. */
function asksForLess(css: string): boolean {
  const moving: string[] = [];
  postcss.parse(css).walkDecls('animation', ({ value }) => {
    if (value !== 'none' && !/^(?:let-through|awaited)\b/.test(value)) moving.push(value);
  });
  return moving.length === 0 || css.includes('prefers-reduced-motion');
}

describe('animations', () => {
  it('detects slow animations', () => {
    expect(slowMotions('.a { animation: land 320ms 250ms cubic-bezier(0.2, 0.9, 0.3, 1.1) }')).toHaveLength(
      1,
    );
    expect(
      slowMotions('.a { transition: opacity 0.5s, color 10ms } .b { transition: scale var(--quick) }'),
    ).toEqual(['opacity 0.5s']);
    expect(asksForLess('.a { animation: land 200ms }')).toBe(false);
  });

  it('limits motion in every stylesheet to a quarter of a second, and turns it off under reduced motion', () => {
    const stylesheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => ({ name, css: readFileSync(new URL(name, SOURCE), 'utf8') }));
    expect(
      stylesheets.flatMap(({ name, css }) => slowMotions(css).map((slow) => `${name}: ${slow}`)),
    ).toEqual([]);
    expect(stylesheets.filter(({ css }) => !asksForLess(css)).map(({ name }) => name)).toEqual([]);
  });
});
