import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { imageRequest } from '../../domain/images/image-request.ts';
import { createImageSigner, imageSecrets } from './image-signature.ts';

const ORIGINAL = 'https://a.storyblok.com/f/101/1800x1200/0123456789/kat.webp';
const BLURRED = `${ORIGINAL}/m/filters:blur(5):brightness(-10)`;

function requested(url: string, width = 640) {
  const request = imageRequest(new URLSearchParams({ url, w: String(width) }));
  if (request === undefined) throw new Error('no picture');
  return request;
}

describe('the signature of an image', () => {
  const signer = createImageSigner(['nieuw', 'oud']);

  it('creates a URL-safe signature of sixteen bytes for an image with filters, and none for a plain image', () => {
    expect(signer.sign(BLURRED, 640)).toMatch(/^[\w-]{22}$/);
    for (const plain of [ORIGINAL, `${ORIGINAL}/m/800x600`, `${ORIGINAL}/m/filters:quality(40)`])
      expect(signer.sign(plain, 640)).toBeUndefined();
    expect(signer.sign('https://elders.example/m/filters:blur(5)', 640)).toBeUndefined();
  });

  it('accepts a signature only with the original, the filters and the width for which it was made', () => {
    const signature = signer.sign(BLURRED, 640) ?? '';
    expect(signer.isSigned(requested(BLURRED), signature)).toBe(true);
    for (const other of [
      requested(BLURRED, 750),
      requested(`${ORIGINAL}/m/filters:blur(6):brightness(-10)`),
      requested(`${ORIGINAL.replace('kat', 'hond')}/m/filters:blur(5):brightness(-10)`),
    ])
      expect(signer.isSigned(other, signature)).toBe(false);
    for (const wrong of [null, '', 'x', `${signature}x`])
      expect(signer.isSigned(requested(BLURRED), wrong)).toBe(false);
  });

  it('accepts one signature for all spellings of an image’s address', () => {
    const otherwise = `${ORIGINAL}/m/800x0/filters:brightness(-10):kermis():blur(5.2)?x=1`;
    expect(signer.sign(otherwise, 640)).toBe(signer.sign(BLURRED, 640));
  });

  it('signs with the first secret and accepts signatures of either secret, so that an operator can replace a secret', () => {
    const before = createImageSigner(['oud']);
    expect(signer.sign(BLURRED, 640)).not.toBe(before.sign(BLURRED, 640));
    expect(signer.isSigned(requested(BLURRED), before.sign(BLURRED, 640) ?? '')).toBe(true);
    expect(before.isSigned(requested(BLURRED), signer.sign(BLURRED, 640) ?? '')).toBe(false);
  });
});

describe('the secrets', () => {
  function folder() {
    const directory = mkdtempSync(join(tmpdir(), 'image-secret-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    return directory;
  }
  const silent = () => undefined;

  it('uses the configured secrets', () => {
    const file = join(folder(), 'secret');
    expect(imageSecrets('nieuw, oud', file, silent)).toEqual(['nieuw', 'oud']);
    expect(existsSync(file)).toBe(false);
  });

  it('generates one secret by default, in a file that only the site can read', () => {
    const file = join(folder(), 'data', 'secret');
    const [made = ''] = imageSecrets(undefined, file, silent);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(file, 'utf8')).toBe(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(imageSecrets(undefined, file, silent)).toEqual([made]);
  });

  it('uses a secret in memory and logs a line when the file cannot be written', () => {
    const inTheWay = join(folder(), 'file');
    writeFileSync(inTheWay, '');
    const lines: string[] = [];
    const made = imageSecrets(undefined, join(inTheWay, 'secret'), (line) => lines.push(line));
    expect(made[0]).toMatch(/^[\w-]{43}$/);
    expect(lines).toHaveLength(1);
  });
});
