import { describe, expect, it } from 'vitest';
import { type FormState, IDLE, sentByItself } from './use-form.ts';

const LOST = { step: 'failed', message: 'Received an error: Failed to fetch.', waits: 'answer' } as const;

describe('a form that is retried automatically', () => {
  it('keeps the same message and waits again if an automatic retry fails for the same reason', () => {
    const again = sentByItself(LOST, { ...LOST });
    expect(again).toEqual({ ...LOST, byItself: undefined });
    expect(again).not.toBe(LOST);
  });

  it.each<FormState>([
    { step: 'sent', message: 'Je bericht werd verzonden!' },
    { step: 'failed', message: 'Received an error HTTP status code: Bad Gateway.' },
    { ...LOST, waits: 'network' },
    { ...IDLE, errors: { email: 'E-mailadres is geen geldig e-mailadres' } },
  ])('does not wait for the visitor after any other result: $step, $waits', (next) => {
    expect(sentByItself(LOST, next)).toEqual({ ...next, byItself: true });
  });
});
