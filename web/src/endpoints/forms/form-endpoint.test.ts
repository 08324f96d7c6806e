import { describe, expect, it, vi } from 'vitest';
import type { FormKind } from '../../domain/pages/submission.ts';
import { VISITOR_ADDRESS } from '../../http/fetch.ts';
import { MAX_BYTES } from '../../http/form-post.ts';
import { siteLog } from '../../server/log/site-log.ts';
import { type Delivery, DeliveryUnavailable } from '../../submissions/delivery.ts';
import { errorSchema } from '../response-schemas.ts';
import { respondToForm } from './form-endpoint.ts';

const CONTACT = { firstName: 'Lore', lastName: 'Claes', email: 'lore@example.org', message: 'Dag' };
const GROUP = {
  organisation: 'a',
  street: 'b',
  postal: '8500',
  city: 'd',
  vat: 'geen',
  contactName: 'e',
  contactEmail: 'a@b.be',
  ticketsAmount: '20',
};

/** Creates an endpoint that records submissions and passes them to `accept`, which by default reports success. */
function endpoint(accept: Delivery['accept'] = async () => ({ outcome: 'kept', reference: '7e6f9a12' })) {
  const kept: Parameters<Delivery['accept']>[] = [];
  const log: string[] = [];
  const post = (init: RequestInit, kind: FormKind = 'contact') =>
    respondToForm(kind, new Request('http://web:3000/api/contact', { method: 'POST', ...init }), {
      accept: (...given) => {
        kept.push(given);
        return accept(...given);
      },
      log: (line) => log.push(line),
      logError: siteLog.error,
    });
  const json = (body: unknown, headers: Record<string, string> = {}, kind?: FormKind) =>
    post({ body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }, kind);
  const form = (fields: Record<string, string>, kind?: FormKind) =>
    post({ body: new URLSearchParams(fields) }, kind);
  return { kept, log, post, json, form };
}

describe('the endpoint of a form', () => {
  it('stores a submission before it responds (§7.18, §8.5)', async () => {
    const { kept, json } = endpoint();
    const response = await json(
      { ...CONTACT, firstName: ' Lore ', admin: true },
      { [VISITOR_ADDRESS]: '192.0.2.7', 'idempotency-key': 'een-sleutel' },
    );
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message: 'Je bericht werd verzonden!' });
    expect(kept).toEqual([
      [
        { form: 'contact', ...CONTACT },
        { address: '192.0.2.7', idempotencyKey: 'een-sleutel' },
      ],
    ]);
  });

  it('confirms each form with a message of its own (§1.8, §3.33, §7.19, §7.20)', async () => {
    const { json } = endpoint();
    expect(await (await json(GROUP, {}, 'group-purchase')).json()).toEqual({
      message: 'Je aanvraag werd verstuurd',
      reference: '7e6f9a12',
    });
    expect(await (await json({ email: 'a@b.be' }, {}, 'newsletter')).json()).toEqual({
      message: 'Kijk in je mailbox om te bevestigen.',
    });
  });

  it('responds to an invalid form with an error for each invalid field, and stores nothing', async () => {
    const { kept, json } = endpoint();
    const response = await json({ ...CONTACT, message: ' ' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors: { message: 'Bericht is een verplicht veld' } });
    expect(kept).toEqual([]);
  });

  it('accepts only POST requests of a supported type and size', async () => {
    const { kept, post, json } = endpoint();
    const statusOf = async (init: RequestInit) => (await post(init)).status;
    expect(await statusOf({ body: 'hallo' })).toBe(415);
    expect(await statusOf({})).toBe(415);
    expect(await statusOf({ body: '{', headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await statusOf({ body: 'null', headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(
      await statusOf({ body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }),
    ).toBe(400);
    const file = new FormData();
    file.set('message', new File(['x'], 'x.exe'));
    expect(await statusOf({ body: file })).toBe(415);
    expect((await json({ ...CONTACT, x: 'a'.repeat(MAX_BYTES) })).status).toBe(413);
    expect(kept).toEqual([]);
  });

  it('stops reading a body that is too long, whatever length the headers state', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    };
    expect((await endpoint().post(init)).status).toBe(413);
    expect(pulled).toBeLessThan(6);
    const announced = {
      ...init,
      body: new ReadableStream(),
      headers: { ...init.headers, 'content-length': '10000000' },
    };
    expect((await endpoint().post(announced)).status).toBe(413);
  });

  it('reports success to a bot, and logs the attempt without its input', async () => {
    const { kept, log, json, form } = endpoint();
    expect((await json({ ...CONTACT, onderwerp: 'https://kwaad.example' })).status).toBe(201);
    expect((await json(CONTACT, { 'x-filled-in-ms': '40' })).status).toBe(201);
    expect((await form({ onderwerp: 'x' })).status).toBe(303);
    expect(kept).toEqual([]);
    expect(log).toEqual([
      'FORM contact: answered as sent and not stored: the trap was filled in',
      'FORM contact: answered as sent and not stored: it was filled in too fast',
      'FORM contact: answered as sent and not stored: the trap was filled in',
    ]);
    expect((await json(CONTACT, { 'x-filled-in-ms': '2000' })).status).toBe(201);
    expect(kept).toHaveLength(1);
  });

  it('responds with 429 to too many submissions, and with 503 when none can be stored', async () => {
    const limited = await endpoint(async () => ({ outcome: 'limited', retryAfterSeconds: 90 })).json(CONTACT);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('90');
    expect(await limited.json()).toEqual({ error: 'Too Many Requests' });
    const full = endpoint(async () => {
      throw new DeliveryUnavailable('the disk is full');
    });
    const unavailable = await full.json(CONTACT);
    expect(unavailable.status).toBe(503);
    expect(unavailable.headers.get('retry-after')).toBe('5');
    expect(await unavailable.json()).toEqual({
      error: 'Het is even druk. Wat je schreef staat er nog: probeer opnieuw.',
    });
    const unscripted = await full.form(CONTACT);
    expect([unscripted.status, unscripted.headers.get('location')]).toEqual([
      307,
      '/formulier/contact?status=503',
    ]);
  });

  it('responds to an unexpected error with 500, and logs its location', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = endpoint(async () => {
      throw new TypeError('oeps');
    });
    const response = await broken.json(CONTACT);
    expect(response.status).toBe(500);
    expect(errorSchema.safeParse(await response.clone().json()).error).toBeUndefined();
    expect(await response.json()).toEqual({ error: 'Internal Server Error' });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('POST /api/contact: TypeError: oeps'));
  });
});

describe('the endpoint of a form, without scripts', () => {
  it('redirects back to the page and anchor of a form that was sent without scripts', async () => {
    const { kept, form, post } = endpoint();
    const sent = await form({ ...CONTACT, terug: '/vrijwilligers#formulier-1' });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe('/vrijwilligers?verzonden=formulier-1#formulier-1');
    expect(sent.headers.get('cache-control')).toBe('no-store');
    const multipart = new FormData();
    for (const [name, value] of Object.entries(CONTACT)) multipart.set(name, value);
    expect((await post({ body: multipart })).headers.get('location')).toBe('/contact?verzonden=contact');
    expect(kept.map(([submission]) => submission)).toEqual(Array(2).fill({ form: 'contact', ...CONTACT }));
  });

  it('redirects to the default page rather than to another site', async () => {
    const sent = await endpoint().form({ ...CONTACT, terug: '//kwaad.example/x' });
    expect(sent.headers.get('location')).toBe('/contact?verzonden=contact');
  });

  it('makes the browser repost an invalid form to a page that shows it again with the errors', async () => {
    const refused = await endpoint().form({ firstName: 'Lore' });
    expect([refused.status, refused.headers.get('location')]).toEqual([307, '/formulier/contact']);
    const limited = await endpoint(async () => ({ outcome: 'limited', retryAfterSeconds: 90 })).form(CONTACT);
    expect([limited.status, limited.headers.get('location')]).toEqual([307, '/formulier/contact?status=429']);
  });

  it('passes on a form without a key, so that the submission store detects duplicates by content', async () => {
    const { kept, form } = endpoint();
    await form(CONTACT);
    expect(kept.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual([undefined]);
  });

  it('confirms a group request that was sent without scripts, and includes its reference number', async () => {
    const sent = await endpoint().form({ ...GROUP, terug: '/groepen#aanvraag' }, 'group-purchase');
    expect(sent.headers.get('location')).toBe('/groepen?verzonden=aanvraag&referentie=7e6f9a12#aanvraag');
  });
});
