import { describe, expect, it } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { createParseContext, deeper, type ParseContext, parseContextOf } from './parse-context.ts';

const start = (story: string) => {
  const lines: string[] = [];
  return {
    lines,
    context: createParseContext({ story, dates: 'utc', parseBlocks, log: (line) => lines.push(line) }),
  };
};

describe('a warning', () => {
  it('starts a warning with the name of the story', () => {
    const { lines, context } = start('nieuws/a');
    context.warn('date is not a date');
    expect(lines).toEqual(['[content] nieuws/a: date is not a date']);
  });

  it('logs a warning once per process, however often the story is parsed', () => {
    const { lines, context } = start('nieuws/b');
    context.warn('once');
    context.warn('once');
    const again = start('nieuws/b');
    again.context.warn('once');
    again.context.warn('something else');
    expect(lines).toHaveLength(1);
    expect(again.lines).toEqual(['[content] nieuws/b: something else']);
  });

  it('logs a warning about a related story under that story’s name', () => {
    const { lines, context } = start('nieuws/c');
    parseContextOf(context, { fullSlug: 'themas/strips' }).warn('has no title');
    expect(lines).toEqual(['[content] themas/strips: has no title']);
  });

  it('logs a warning as a single line of limited length, whatever the content', () => {
    const { lines, context } = start('nieuws/d');
    context.warn(`first\n[content] forged: line ${'x'.repeat(10_000)}`);
    expect(lines[0]).toMatch(/^\[content\] nieuws\/d: first \[content\] forged/);
    expect(lines[0]).not.toContain('\n');
    expect(lines[0]?.length).toBeLessThanOrEqual(300);
  });

  it('logs a warning again after thousands of others, because the memory for warnings is limited', () => {
    const { lines, context } = start('nieuws/e');
    for (let reason = 0; reason <= 2000; reason += 1) context.warn(`reason ${reason}`);
    context.warn('reason 0');
    context.warn('reason 2000');
    expect(lines.filter((line) => line.endsWith(' reason 0'))).toHaveLength(2);
    expect(lines.filter((line) => line.endsWith(' reason 2000'))).toHaveLength(1);
  });
});

describe('nesting', () => {
  it('stops parsing after forty levels of nesting, with a warning', () => {
    const { lines, context } = start('nieuws/f');
    let level: ParseContext | undefined = context;
    let levels = 0;
    while (level !== undefined && levels < 1000) {
      level = deeper(level);
      levels += 1;
    }
    expect(levels).toBe(41);
    expect(lines).toEqual([expect.stringContaining('nested more than 40 levels')]);
  });

  it('counts nesting across related stories, so that parsing stops at two stories that contain each other', () => {
    const { context } = start('nieuws/g');
    const inside = deeper(context);
    expect(inside && parseContextOf(inside, { fullSlug: 'nieuws/h' }).depth).toBe(1);
  });
});
