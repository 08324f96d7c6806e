import { startPostgres } from '../../support/postgres.ts';
import { type Site, startSite } from '../../support/running-site.ts';
import { paragraph, smallFestival } from '../../support/small-festival.ts';
import { SMALL_NOON } from '../../support/small-site.ts';
import { publish, SECRET } from '../../support/webhook.ts';
import { expect, test } from '../our-site.ts';

test('what one of two processes on a PostgreSQL is told of shows on the other as well', async () => {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('no PostgreSQL can be started: apt-get install postgresql');
  const folder = await smallFestival();
  await folder.write('laarzen', { component: 'page', title: 'Laarzen', body: [paragraph('Leer.')] });
  await folder.write('petten', { component: 'page', title: 'Petten', body: [paragraph('Wol.')] });
  const env = {
    CONTENT_DIR: folder.dir,
    CONTENT_WEBHOOK_SECRET: SECRET,
    DATABASE_URL: postgres.url,
    IMAGE_SECRET: 'van-allen',
    SITE_NOW: SMALL_NOON,
  };
  const [told, other] = await Promise.all([startSite(env), startSite(env)]);
  try {
    for (const { log } of [told, other]) await expect.poll(() => log.join('\n')).toContain(': listening');
    const read = async (site: Site, path: string) => (await fetch(site.url + path)).text();
    expect(await read(other, '/laarzen')).toContain('Leer.');
    expect(await read(other, '/petten')).toContain('Wol.');
    await folder.edit('laarzen', ({ content }) => {
      content.body = [paragraph('Rubber.')];
    });
    await folder.edit('petten', ({ content }) => {
      content.body = [paragraph('Vilt.')];
    });
    // A screen in the hall may hang on the process that nobody told.
    const screen = await fetch(`${other.url}/live.events`);
    const lines = screen.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await lines?.read())?.value).toMatch(/^retry: /);
    expect((await publish(told, 'laarzen')).status).toBe(200);
    expect((await lines?.read())?.value).toMatch(/^event: publication\n/);
    await lines?.cancel();
    // By its age alone an answer is asked again after twenty seconds.
    await expect.poll(() => read(other, '/laarzen'), { timeout: 10_000, interval: 200 }).toContain('Rubber.');
    // It is the webhook that did it, not time: of this page nothing was told.
    expect(await read(other, '/petten')).toContain('Wol.');
  } finally {
    await Promise.all([told.stop(), other.stop()]);
    await folder.remove();
    await postgres.stop();
  }
});
