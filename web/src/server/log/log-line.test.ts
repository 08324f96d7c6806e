import { describe, expect, it } from 'vitest';
import { errorLine, requestLabel, requestLine } from './log-line.ts';

describe('the log', () => {
  it('logs the names of query parameters, never their values', () => {
    const request = new Request('http://x/zoeken?zoekterm=jan%40voorbeeld.be&pagina=2&pagina=3');
    expect(requestLabel(request)).toBe('GET /zoeken?zoekterm&pagina');
  });

  it('leaves out parameter names that are not plain words, because a visitor may have typed an e-mail address there', () => {
    expect(requestLabel(new Request('http://x/?jan@voorbeeld.be&%0AGET=1'))).toBe('GET /');
  });

  it('leaves out an e-mail address in a path', () => {
    expect(requestLabel(new Request('http://x/uitschrijven/jan@voorbeeld.be/nu'))).toBe(
      'GET /uitschrijven/…/nu',
    );
    expect(requestLabel(new Request('http://x/jan%40voorbeeld.be'))).toBe('GET /…');
  });

  it("leaves out the token of the team's page, also at a wrong address", () => {
    const token = `1f00.1798457098609.${'pH14a7d2'.repeat(5)}abc`;
    for (const path of [`/inhoud/${token}`, `/INHOUD/${token}`, `/inhoud/${token.slice(0, 20)}`])
      expect(requestLabel(new Request(`http://x${path}`))).toMatch(/^GET \/inhoud\/…$/i);
    expect(requestLabel(new Request(`http://x/elders/${token}/b`))).toBe('GET /elders/…/b');
  });

  it('labels a request with a path of 15 KB quickly', () => {
    const request = { method: 'GET', url: `http://x/${'x'.repeat(15 * 1024)}` };
    const began = performance.now();
    for (let time = 0; time < 100; time += 1) requestLabel(request);
    // A regular expression that tries every start of an e-mail address takes eight seconds.
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('truncates a very long path in a label', () => {
    expect(requestLabel(new Request(`http://x/${'a'.repeat(5_000)}`)).length).toBeLessThan(220);
  });

  it('formats one line per request: method, path, status, ms, bytes', () => {
    const request = new Request('http://x/contact', { method: 'POST' });
    expect(requestLine(request, { status: 201, bytes: 3 }, 12.4)).toBe('POST /contact 201 12ms 3B');
    expect(requestLine(request, { status: 304, bytes: 0 }, 0)).toBe('POST /contact 304 0ms 0B');
    expect(requestLine(request, { status: 200, bytes: undefined }, 0)).toBe('POST /contact 200 0ms -B');
  });

  it('formats one line per error, with its cause and location', () => {
    const line = errorLine('GET /', new TypeError('stuk\nen nog stuk', { cause: new Error('ECONNREFUSED') }));
    expect(line).toMatch(
      /^ERROR GET \/: TypeError: stuk \| en nog stuk \(ECONNREFUSED\) at .*log-line\.test\.ts/,
    );
    expect(line).not.toContain('\n');
    expect(errorLine('GET /', 'een\r\ntekst')).toBe('ERROR GET /: een | tekst');
  });
});
