import { expect, it } from 'vitest';
import { said } from '../../made-up-edition.ts';
import { readStoryFile } from '../../story-file.ts';
import { unreadableFiles } from './unreadable-files.ts';

function saidOf(source: string): string[] {
  const read = readStoryFile('nieuws/half.json', source);
  const isStory = 'content' in read;
  return said(unreadableFiles, isStory ? [read] : [], { broken: isStory ? [] : [read] });
}

it('accepts a file that contains a story', () => {
  expect(saidOf('{"uuid": "u", "content": {"component": "page"}}')).toEqual([]);
});

it('reports a truncated story, and a file that is not a story', () => {
  expect(saidOf('{"uuid": "u", "conte')).toEqual([
    'fout nieuws/half: het bestand van deze story in de contentmap (stories/nieuws/half.json) is beschadigd: het is geen geldige JSON',
  ]);
  expect(saidOf('{"uuid": "u"}')).toEqual([
    'fout nieuws/half: het bestand van deze story in de contentmap (stories/nieuws/half.json) is beschadigd: het heeft geen inhoud (content)',
  ]);
  expect(saidOf('{"content": {"title": "x"}}')[0]).toContain('geen inhoudstype');
  expect(saidOf('[]')[0]).toContain('geen verhaal');
});
