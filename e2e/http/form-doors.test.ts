import { expect, testOnSmallSite } from './our-site.ts';

const test = testOnSmallSite({});

test.describe('the doors', () => {
  const post = (url: string, body: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  test('refuse what is too large, from elsewhere, or no post', async ({ site }) => {
    const door = `${site.url}/api/contact`;
    expect((await post(door, `{"message":"${'a'.repeat(10_000_000)}"}`)).status).toBe(413);
    expect(
      (await post(door, JSON.stringify({ firstName: 'Lore' }), { origin: 'https://kwaad.example' })).status,
    ).toBe(403);
    expect((await post(door, 'hallo', { 'content-type': 'text/plain' })).status).toBe(415);
    const got = await fetch(door);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('give a hundred posts in a second each its right answer', async ({ site }) => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, number) => {
        await new Promise((resolve) => setTimeout(resolve, number * 10));
        const wrong = number % 3 === 0;
        const email = wrong ? 'nergens' : `lezer${number}@druk.example.org`;
        const response = await post(`${site.url}/api/subscribe`, JSON.stringify({ email }));
        return { wrong, status: response.status, body: await response.json() };
      }),
    );
    for (const { wrong, status, body } of answers) {
      expect([status, body]).toEqual(
        wrong
          ? [422, { errors: { email: 'E-mailadres is geen geldig e-mailadres' } }]
          : [201, { message: 'Kijk in je mailbox om te bevestigen.' }],
      );
    }
  });
});
