import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { ENOUGH_TIME, temporarySpace } from './temporary-space.ts';

vi.setConfig({ testTimeout: ENOUGH_TIME });

describe('a pull', () => {
  it('changes nothing without --write, and only reports what a pull would change', async () => {
    const { folder, sync, someContent } = await temporarySpace();
    someContent('ours');
    await sync('push', 'ours', '--write');
    const { output } = await sync('pull', 'back');
    expect(output).toMatch(/^nieuw {6}stories\/home\.json$/m);
    expect(existsSync(folder('back'))).toBe(false);
  });

  it('writes an editor’s change as a draft, with the ids of the folder, and changes nothing else', async () => {
    const { space, sync, storiesIn, someContent } = await temporarySpace();
    someContent('ours');
    const before = storiesIn('ours');
    await sync('push', 'ours', '--write');
    await space.edit('home', (content) => {
      content.title = 'Van een redacteur';
    });
    expect((await sync('pull', 'ours', '--write')).output).toMatch(/^nieuw {6}stories\/home\.draft\.json$/m);
    const { 'home.draft.json': draft = '', ...others } = storiesIn('ours');
    expect(Object.keys(others)).toEqual(Object.keys(before));
    const { 'home.json': home, ...rest } = others;
    const { 'home.json': homeBefore = '', ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    const { published_at: _, ...same } = JSON.parse(homeBefore);
    expect(JSON.parse(home ?? '')).toMatchObject(same);
    expect(JSON.parse(draft)).toMatchObject({
      uuid: same.uuid,
      id: same.id,
      content: { ...same.content, title: 'Van een redacteur' },
    });
  });

  it('keeps local changes in the folder and reports conflicts, unless the pull is forced', async () => {
    const { space, sync, storiesIn, editStory, someContent } = await temporarySpace();
    someContent('ours');
    await sync('push', 'ours', '--write');
    editStory('ours', 'home.json', ({ content }) => {
      content.title = 'Van hier';
    });
    const edited = storiesIn('ours');
    const ours = await sync('pull', 'ours', '--write');
    expect(ours.code).toBe(0);
    expect(ours.output).toMatch(/^blijft {5}stories\/home\.json \(alleen hier gewijzigd/m);
    expect(storiesIn('ours')).toEqual(edited);

    editStory('ours', 'nieuws/we-verklappen-de-slotnacht.draft.json', ({ content }) => {
      content.title = 'Van hier';
    });
    await space.edit('nieuws/we-verklappen-de-slotnacht', (content) => {
      content.title = 'Van een redacteur';
    });
    for (const direction of ['pull', 'push', 'pull'] as const) {
      const both = await sync(direction, 'ours', '--write');
      expect(both.code).toBe(1);
      expect(both.output).toMatch(/^botst {6}.*we-verklappen-de-slotnacht/m);
    }
    const draft = () => storiesIn('ours')['nieuws/we-verklappen-de-slotnacht.draft.json'];
    expect(draft()).toContain('Van hier');
    await sync('pull', 'ours', '--write', '--force');
    expect(draft()).toContain('Van een redacteur');
  });
});
