import { beforeEach, expect, it, vi } from 'vitest';

let builds: typeof import('./other-build.ts');

beforeEach(async () => {
  vi.resetModules();
  builds = await import('./other-build.ts');
});

it('the build that a document came from is its own, however often it answers', () => {
  for (const build of ['one', 'one', undefined, 'one']) builds.noteBuild(build);
  expect(builds.isOtherBuildMet()).toBe(false);
});

it('another build is met once it answers, and stays met: the old code still runs', () => {
  for (const build of ['one', 'two', 'one']) builds.noteBuild(build);
  expect(builds.isOtherBuildMet()).toBe(true);
});

it('without builds, as in development, there is no other one', () => {
  builds.noteBuild(undefined);
  expect(builds.isOtherBuildMet()).toBe(false);
});
