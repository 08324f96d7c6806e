import { describe, expect, it } from 'vitest';
import { isStepBefore, type Steps } from './step-before.ts';

const ORIGIN = 'https://www.boektopia.be';
const HERE = `${ORIGIN}/activiteiten/de-slak`;
const LIST = '/programma/2025-10-26?type=gesprek&pagina=2';

const steps = (index: number, ...paths: string[]): Steps => ({
  entries: () => paths.map((path) => ({ url: ORIGIN + path })),
  currentEntry: { index },
});

describe('the step before this one', () => {
  it('is known by its whole address', () => {
    const history = steps(1, LIST, '/activiteiten/de-slak');
    expect(isStepBefore(LIST, HERE, history)).toBe(true);
    expect(isStepBefore('/programma/2025-10-26', HERE, history)).toBe(false);
  });

  it('is neither one further back nor one to come', () => {
    expect(isStepBefore(LIST, HERE, steps(2, LIST, '/praktisch', '/activiteiten/de-slak'))).toBe(false);
    expect(isStepBefore(LIST, HERE, steps(0, '/activiteiten/de-slak', LIST))).toBe(false);
  });

  it('is not known where the browser keeps its address to itself', () => {
    const history = { entries: () => [{ url: null }, { url: HERE }], currentEntry: { index: 1 } };
    expect(isStepBefore(LIST, HERE, history)).toBe(false);
    expect(isStepBefore(LIST, HERE, { ...history, currentEntry: null })).toBe(false);
  });
});
