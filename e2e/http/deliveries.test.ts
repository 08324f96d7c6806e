import { existsSync } from 'node:fs';
import { expect, testOnOwnSite } from './our-site.ts';

const test = testOnOwnSite();

/** What the process says of itself. */
async function deliveries(url: string): Promise<unknown> {
  const health = await fetch(`${url}/health`);
  expect(health.status).toBe(200);
  return (await health.json()).deliveries;
}

test('without a mail server a message is two files that the log names, and nobody in it', async ({
  site,
}) => {
  const before = site.log.length;
  const sent = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'bezorging-1' },
    body: JSON.stringify({
      firstName: 'Nele',
      lastName: 'Vandewalle',
      email: 'nele@voorbeeld.be',
      message: 'Is er een lift?',
    }),
  });
  expect(sent.status).toBe(201);

  const named = () =>
    site.log.slice(before).flatMap((line) => /^mail written to (.+)$/.exec(line)?.[1] ?? []);
  await expect
    .poll(() =>
      named()
        .map((file) => file.replace(/^.*-/, ''))
        .toSorted(),
    )
    .toEqual(['confirmation.eml', 'team.eml']);
  expect(named().every((file) => existsSync(file))).toBe(true);
  expect(site.log.join('\n')).not.toMatch(/Nele|Vandewalle|nele@|lift/);
  await expect.poll(() => deliveries(site.url)).toEqual({ waiting: 0, delivered: 2, dead: 0 });
});
