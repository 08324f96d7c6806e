import { describe, expect, it } from 'vitest';
import { postForm, statusText } from './post-form.ts';

const answering = (body: string, init: ResponseInit) => async () => new Response(body, init);
const post = (send: typeof fetch, byItsError = false) =>
  postForm('/api/contact', { values: { email: 'a@b.be' }, send, byItsError });

describe('the form helper', () => {
  it('posts JSON to the given address (§7.18, §7.19, §7.20, §7.21)', async () => {
    const requested: [unknown, RequestInit | undefined][] = [];
    await postForm('/api/subscribe', {
      values: { email: 'a@b.be' },
      headers: { 'idempotency-key': 'k' },
      send: async (url, init) => {
        requested.push([url, init]);
        return Response.json({});
      },
    });
    const [[url, init] = []] = requested;
    expect(url).toBe('/api/subscribe');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"email":"a@b.be"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    });
  });

  it("returns success with the server's message (§4.5, §7.21)", async () => {
    expect(await post(answering('{"message":"Kijk"}', { status: 201 }))).toEqual({
      success: true,
      message: 'Kijk',
    });
    expect(await post(answering('', { status: 200 }))).toEqual({ success: true, message: undefined });
  });

  it('returns the field errors (§7.21)', async () => {
    const errors = { email: 'E-mailadres is een verplicht veld' };
    const outcome = await post(answering(JSON.stringify({ errors }), { status: 422 }));
    expect(outcome).toEqual({ success: false, errors });
  });

  it('reports an error by its status text, or by the standard phrase if there is none (§8.3)', async () => {
    const message = (words: string) => ({
      success: false,
      message: `Received an error HTTP status code: ${words}.`,
    });
    expect(await post(answering('', { status: 502, statusText: 'Bad Gateway' }))).toEqual(
      message('Bad Gateway'),
    );
    expect(await post(answering('{"error":"x"}', { status: 503 }))).toEqual(message('Service Unavailable'));
    expect(await post(answering('<html>', { status: 418 }))).toEqual(message('418'));
    expect(await post(answering('{"errors":{"email":7}}', { status: 422 }))).toEqual(
      message('Unprocessable Content'),
    );
  });

  it('uses the error message in a newsletter response, or the status text if the response contains no message (§8.1)', async () => {
    const message = (words: string) => ({
      success: false,
      message: `Received an error HTTP status code: ${words}.`,
    });
    expect(await post(answering('{"error":"de lijst is vol"}', { status: 500 }), true)).toEqual(
      message('de lijst is vol'),
    );
    expect(await post(answering('', { status: 500 }), true)).toEqual(message('Internal Server Error'));
  });

  it("shows the Dutch busy message of our endpoint, but not a proxy's 503", async () => {
    const error = 'Het is even druk. Wat je schreef staat er nog: probeer opnieuw.';
    const busy = await post(answering(JSON.stringify({ error }), { status: 503 }));
    expect(busy).toEqual({ success: false, message: error });
    const proxy = await post(answering('<h1>503</h1>', { status: 503 }));
    expect(proxy.message).toBe('Received an error HTTP status code: Service Unavailable.');
  });

  it('returns the reference number', async () => {
    const sent = await post(answering('{"message":"Ok","reference":"7e6f9a12"}', { status: 201 }));
    expect(sent).toEqual({ success: true, message: 'Ok', reference: '7e6f9a12' });
  });

  it('returns the reason if no response arrived, and marks the submission as unanswered (§8.2, §8.3)', async () => {
    const failing = (error: unknown) => async () => {
      throw error;
    };
    expect(await post(failing(new TypeError('Failed to fetch')))).toEqual({
      success: false,
      message: 'Received an error: Failed to fetch.',
      unanswered: true,
    });
    const late = await post(failing(new DOMException('The operation timed out', 'TimeoutError')));
    expect(late).toMatchObject({ message: 'Received an error: The operation timed out.', unanswered: true });
    expect(await post(failing('weg'))).toMatchObject({ message: 'Received an error: weg.' });
    expect(await post(answering('<h1>502</h1>', { status: 502 }))).not.toHaveProperty('unanswered');
  });
});

it('uses the standard phrase for a status over HTTP/2, which sends no status text', () => {
  expect(statusText({ status: 429, statusText: '' })).toBe('Too Many Requests');
  expect(statusText({ status: 429, statusText: 'Slow Down' })).toBe('Slow Down');
  expect(statusText({ status: 599, statusText: '' })).toBe('599');
});
