import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../', import.meta.url);

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Selectors that follow a pointer on a screen that has none. */
function stuckOnTouch(css: string): string[] {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (media) => {
    if (media.params === '(hover: hover)') media.remove();
  });
  const stuck: string[] = [];
  sheet.walkRules(/:hover/, ({ selector }) => {
    stuck.push(selector);
  });
  return stuck;
}

describe('what follows a pointer', () => {
  it('is found where a phone would keep it after a tap', () => {
    expect(stuckOnTouch('@layer ui { .a:hover { color: red; } .b { color: red; } }')).toEqual(['.a:hover']);
    expect(stuckOnTouch('@media (hover: hover) { .a { &:hover { color: red; } } }')).toEqual([]);
  });

  it('waits for a screen that has one, in every style sheet', () => {
    const stuck = sheets.flatMap((name) =>
      stuckOnTouch(readFileSync(new URL(name, SOURCE), 'utf8')).map((selector) => `${name}: ${selector}`),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(stuck).toEqual([]);
  });
});
