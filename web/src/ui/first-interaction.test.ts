import { expect, it, vi } from 'vitest';
import { onFirstInteraction } from './first-interaction.ts';

it.each(['pointermove', 'scroll', 'keydown', 'focusin'])('calls back once at the first %s event', (name) => {
  const page = new EventTarget();
  const then = vi.fn();
  onFirstInteraction(then, page);
  page.dispatchEvent(new Event('resize'));
  expect(then).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(name));
  page.dispatchEvent(new Event('pointerdown'));
  expect(then).toHaveBeenCalledOnce();
});

it('does not call back after the caller cancelled', () => {
  const page = new EventTarget();
  const then = vi.fn();
  onFirstInteraction(then, page)();
  page.dispatchEvent(new Event('keydown'));
  expect(then).not.toHaveBeenCalled();
});

it('ignores a pointer movement of zero, which Chromium reports for a mouse at rest', () => {
  const page = new EventTarget();
  const then = vi.fn();
  onFirstInteraction(then, page);
  const move = (x: number) =>
    page.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: x, movementY: 0 }));
  move(0);
  expect(then).not.toHaveBeenCalled();
  move(1);
  expect(then).toHaveBeenCalledOnce();
});
