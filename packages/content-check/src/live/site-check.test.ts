import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStoryblokEmulator } from 'storyblok-emulator';
import { expect, it, onTestFinished } from 'vitest';
import { openSpaceReader } from 'web/space-reader';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { MODEL } from '../made-up-edition.ts';
import { readLive } from './live-content.ts';
import { checkSite } from './site-check.ts';

it.each(['graphql', 'rest'] as const)(
  'finds mistakes in published stories over %s, with the ids of their stories',
  async (api) => {
    const dir = mkdtempSync(join(tmpdir(), 'site-check-'));
    for (const part of ['components.json', 'stories'])
      cpSync(join(FIXTURE_EDITION, part), join(dir, part), { recursive: true });
    const file = join(dir, 'stories', 'contact.json');
    const story = JSON.parse(readFileSync(file, 'utf8'));
    story.content.title = 'TODO: contact';
    writeFileSync(file, JSON.stringify(story));
    const emulator = createStoryblokEmulator({ dir, watch: false, log: () => undefined });
    onTestFinished(() => {
      emulator.close();
      rmSync(dir, { recursive: true });
    });
    const reader = openSpaceReader({
      api,
      url: api === 'rest' ? 'http://space.test/v2' : 'http://space.test/v2/api',
      token: 'public',
      fetch: emulator.fetch,
      log: () => undefined,
    });
    const now = new Date('2025-10-20T12:00:00+02:00');
    const { state, files, vanished } = await readLive(reader, undefined, now);
    const ids = await reader.ids();
    const content = { files, vanished, model: MODEL, ids, publishedAt: state.publishedAt };
    const { findings, approved, stories, publishedAt } = checkSite(content, { now, dates: 'utc' });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ story: 'contact', id: expect.stringMatching(/^\d+$/) });
    expect(findings[0]?.mend).toMatch(/^→ .+\.$/);
    expect(approved).toBe(2);
    expect(stories).toBeGreaterThan(100);
    expect(Date.parse(publishedAt ?? '')).not.toBeNaN();
  },
);
