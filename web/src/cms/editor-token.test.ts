import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { editorTokenIn, isValidEditorToken } from './editor-token.ts';

const NOW = Date.UTC(2025, 9, 26, 12);
const SECONDS = NOW / 1_000;

/** Builds an address as Storyblok's Visual Editor does, with a SHA-1 hash as token. */
function addressOf(timestamp: number, previewToken = 'geheim', space = '101'): URLSearchParams {
  const token = createHash('sha1').update(`${space}:${previewToken}:${timestamp}`).digest('hex');
  return new URLSearchParams({
    _storyblok: '42',
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': String(timestamp),
    '_storyblok_tk[token]': token,
  });
}

const isValid = (parameters: URLSearchParams) => {
  const token = editorTokenIn(parameters);
  return token !== undefined && isValidEditorToken(token, 'geheim', NOW);
};

describe('the token of the Visual Editor', () => {
  it('accepts the SHA-1 hash of the space, preview token and timestamp', () => {
    const token = 'a'.repeat(40);
    expect(isValid(addressOf(SECONDS))).toBe(true);
    const forged = addressOf(SECONDS);
    forged.set('_storyblok_tk[token]', token);
    expect(isValid(forged)).toBe(false);
  });

  it.each([
    ['just created', 0, true],
    ['almost an hour old', 3_599, true],
    ['an hour old', 3_600, false],
    ['from a clock that is a minute ahead', -60, true],
    ['from tomorrow', -86_400, false],
  ])('accepts a token only within an hour: %s', (_, age, valid) => {
    expect(isValid(addressOf(SECONDS - age))).toBe(valid);
  });

  it('rejects a token if any part of it was changed', () => {
    expect(isValid(addressOf(SECONDS, 'een ander geheim'))).toBe(false);
    for (const [part, value] of [
      ['space_id', '102'],
      ['timestamp', String(SECONDS - 1)],
      ['timestamp', 'nu'],
      ['token', ''],
    ]) {
      const changed = addressOf(SECONDS);
      changed.set(`_storyblok_tk[${part}]`, value ?? '');
      expect(isValid(changed), `${part}=${value}`).toBe(false);
      changed.delete(`_storyblok_tk[${part}]`);
      expect(isValid(changed), `without ${part}`).toBe(false);
    }
  });

  it('returns undefined for a visitor’s address, which has no token', () => {
    expect(editorTokenIn(new URLSearchParams('pagina=2&_storyblok=42'))).toBeUndefined();
  });
});
