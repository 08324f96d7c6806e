import { createStoryblokEmulator } from 'storyblok-emulator';
import { expect, test } from 'vitest';
import { FIXTURE_EDITION } from '../../../content-fixtures/editions.ts';
import { serveOnLoopback } from '../../../e2e/support/loopback.ts';
import { whileRunning } from '../../../e2e/support/process.ts';
import { startSite } from '../../../e2e/support/running-site.ts';

/** Pages that have few content requests in common. */
const AT_ONCE = ['/', '/programma/2025-10-26', '/nieuws', '/activiteiten/de-slak-heeft-gelijk'];

/**
 * Starts a content service with the tests' edition over the REST API, whose responses do not state the rate
 * limit.
 */
async function contentWithoutQuota() {
  const emulator = createStoryblokEmulator({ dir: FIXTURE_EDITION });
  await emulator.ready;
  const server = await serveOnLoopback(async (request) => {
    const response = await emulator.fetch(request);
    const headers = new Headers(response.headers);
    for (const name of ['x-ratelimit', 'x-ratelimit-policy']) headers.delete(name);
    return new Response(response.body, { status: response.status, headers });
  });
  const stop = async () => {
    emulator.close();
    await server.stop();
  };
  return { url: `${server.url}/v2`, stop };
}

test('a newly started site serves four pages at once at a limit of five content requests per second', async () => {
  await whileRunning(await contentWithoutQuota(), async ({ url }) => {
    const env = { CONTENT_API: 'rest', CONTENT_API_URL: url, CONTENT_API_TOKEN: 'public' };
    await whileRunning(await startSite(env), async (site) => {
      const answers = await Promise.all(AT_ONCE.map((path) => fetch(site.url + path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(site.log.join('\n')).not.toContain('too many questions');
    });
  });
});
