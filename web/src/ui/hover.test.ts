import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../', import.meta.url);

const stylesheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Returns hover selectors that also apply on touch screens, where the hover style would remain after a tap. */
function stuckOnTouch(css: string): string[] {
  const stylesheet = postcss.parse(css);
  stylesheet.walkAtRules('media', (media) => {
    if (media.params === '(hover: hover)') media.remove();
  });
  const stuck: string[] = [];
  stylesheet.walkRules(/:hover/, ({ selector }) => {
    stuck.push(selector);
  });
  return stuck;
}

describe('hover styles', () => {
  it('detects hover styles that also apply on touch screens', () => {
    expect(stuckOnTouch('@layer ui { .a:hover { color: red; } .b { color: red; } }')).toEqual(['.a:hover']);
    expect(stuckOnTouch('@media (hover: hover) { .a { &:hover { color: red; } } }')).toEqual([]);
  });

  it('limits the hover styles of every stylesheet to devices that can hover', () => {
    const stuck = stylesheets.flatMap((name) =>
      stuckOnTouch(readFileSync(new URL(name, SOURCE), 'utf8')).map((selector) => `${name}: ${selector}`),
    );
    expect(stylesheets.length).toBeGreaterThan(50);
    expect(stuck).toEqual([]);
  });
});
