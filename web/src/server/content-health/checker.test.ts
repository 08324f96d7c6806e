import { expect, it, onTestFinished } from 'vitest';
import { CheckUnavailable, createChecker } from './checker.ts';

const NOW = new Date('2025-10-24T10:00:00Z');

/** Creates a checker whose worker runs this code for each message. */
function checkerWith(code: string, idleMs?: number) {
  const log: string[] = [];
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, threadId } from 'node:worker_threads';
      const reply = (answer) => parentPort.postMessage(answer);
      parentPort.on('message', ({ id, story }) => { ${code} });
    `)}`,
  );
  const checker = createChecker({ log: (line) => log.push(line), program, ...(idleMs && { idleMs }) });
  onTestFinished(checker.stop);
  return { log, story: (slug: string) => checker.story({ slug, now: NOW }) };
}

it('checks a story and the whole content in a worker', async () => {
  const checker = createChecker({ log: () => undefined });
  onTestFinished(checker.stop);
  const question = { slug: 'home', now: NOW, unsaved: undefined };
  expect(await checker.story(question)).toEqual([]);
  expect(await checker.story({ ...question, slug: 'bestaat-niet' })).toBeUndefined();
  expect((await checker.site({ now: NOW, withIds: false })).stories).toBeGreaterThan(100);
}, 60_000);

it('returns each response to its own request, and passes on lines for the log', async () => {
  const { log, story } = checkerWith(`
    reply({ log: 'checking ' + story.slug });
    setTimeout(() => reply({ id, findings: [story.slug] }), story.slug === 'traag' ? 50 : 0);
  `);
  expect(await Promise.all([story('traag'), story('snel')])).toEqual([['traag'], ['snel']]);
  expect(log).toEqual(['checking traag', 'checking snel']);
});

it('rejects a failed check, and all running checks if the worker ends; the next check starts another one', async () => {
  const { story } = checkerWith(`
    if (story.slug === 'mislukt') reply({ id, failure: new Error('the space is down'), isUnavailable: true });
    else if (story.slug === 'einde') process.exit(3);
    else if (story.slug === 'fout') throw new Error('a bug');
    else if (story.slug !== 'wacht') reply({ id, findings: [] });
  `);
  await expect(story('mislukt')).rejects.toThrow(new CheckUnavailable('the space is down'));
  const waiting = story('wacht');
  waiting.catch(() => undefined);
  await expect(story('einde')).rejects.toThrow('the worker ended with code 3');
  await expect(waiting).rejects.toThrow('the worker ended with code 3');
  expect(await story('goed')).toEqual([]);
  await expect(story('fout')).rejects.toThrow('a bug');
  expect(await story('goed')).toEqual([]);
});

it('ends an idle worker, so that its memory is free', async () => {
  const { story } = checkerWith('reply({ id, findings: [threadId] })', 20);
  const first = await story('een');
  await expect.poll(() => story('twee'), { interval: 100 }).not.toEqual(first);
});
