import { expect, it } from 'vitest';
import { runCommand } from '../src/command.ts';
import { SPACE } from './emulated-space.ts';
import { temporarySpace } from './temporary-space.ts';

it('reports missing arguments, and never prints a token', async () => {
  const { url, folder, someContent } = await temporarySpace();
  expect(await runCommand(['push'], {})).toMatchObject({ code: 2 });
  expect((await runCommand(['push', '--space', '1'], {})).complaint).toContain('STORYBLOK_PERSONAL_TOKEN');
  expect((await runCommand(['sync', '--space', '1'], {})).complaint).toContain('pull of push');
  expect(
    (await runCommand(['push', '--space', '1', '--write', '--dry-run'], { STORYBLOK_PERSONAL_TOKEN: 'x' }))
      .complaint,
  ).toContain('--write of --dry-run');
  someContent('ours');
  const env = { STORYBLOK_PERSONAL_TOKEN: 'verkeerd-geheim', DATA_DIR: folder('data') };
  const args = ['push', '--space', String(SPACE), '--url', url, '--content', folder('ours')];
  const refused = await runCommand(args, env);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.complaint).toContain('status 401');
  expect(JSON.stringify(refused)).not.toContain('verkeerd-geheim');
});
