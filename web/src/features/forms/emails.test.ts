import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readForm } from './form-schemas.ts';

/** An e-mail address as visitors type it, and the addresses that it may become; null: it is rejected. */
type Case = { kind: string; typed: string; right: readonly (string | null)[] };

const cases = readFileSync(new URL('./fixtures/emails.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // `as`: our own file.
  .map((line) => JSON.parse(line) as Case);

/** Returns an address with its domain in ASCII. */
function delivered(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local.normalize()}@${new URL(`http://${domain}`).host}`;
}

it('accepts or rejects every e-mail address as the fixture prescribes', () => {
  const wrong = cases.flatMap(({ kind, typed, right }) => {
    const email = readForm('newsletter', { email: typed }).submission;
    const read = email && 'email' in email ? email.email : null;
    const isRight = right.some((one) =>
      one === null || read === null ? one === read : delivered(one) === delivered(read),
    );
    return isRight ? [] : [{ kind, typed, right, read }];
  });
  expect(wrong).toEqual([]);
  expect(cases).toHaveLength(208);
});
