import { expect, it, vi } from 'vitest';
import { onSignOfVisitor } from './sign-of-visitor.ts';

it.each(['pointermove', 'scroll', 'keydown', 'focusin'])('%s says that somebody is there, once', (sign) => {
  const page = new EventTarget();
  const then = vi.fn();
  onSignOfVisitor(then, page);
  page.dispatchEvent(new Event('resize'));
  expect(then).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(sign));
  page.dispatchEvent(new Event('pointerdown'));
  expect(then).toHaveBeenCalledOnce();
});

it('tells nothing any more once it was called off', () => {
  const page = new EventTarget();
  const then = vi.fn();
  onSignOfVisitor(then, page)();
  page.dispatchEvent(new Event('keydown'));
  expect(then).not.toHaveBeenCalled();
});
