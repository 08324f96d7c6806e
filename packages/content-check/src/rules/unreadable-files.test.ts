import { expect, it } from 'vitest';
import { editionOf } from '../edition.ts';
import { line, MODEL } from '../made-up-edition.ts';
import { readStoryFile } from '../story-file.ts';
import { unreadableFiles } from './unreadable-files.ts';

function saidOf(source: string): string[] {
  const read = readStoryFile('nieuws/half.json', source);
  const isStory = 'content' in read;
  const folder = { files: isStory ? [read] : [], broken: isStory ? [] : [read], model: MODEL };
  return unreadableFiles(editionOf(folder)).map(line);
}

it('accepts a file that contains a story', () => {
  expect(saidOf('{"uuid": "u", "content": {"component": "page"}}')).toEqual([]);
});

it('reports a truncated story, and a file that is not a story', () => {
  expect(saidOf('{"uuid": "u", "conte')[0]).toMatch(/^fout nieuws\/half: het bestand is geen JSON/);
  expect(saidOf('{"uuid": "u"}')).toEqual(['fout nieuws/half: het bestand heeft geen inhoud (content)']);
  expect(saidOf('{"content": {"title": "x"}}')[0]).toContain('geen inhoudstype');
  expect(saidOf('[]')[0]).toContain('geen verhaal');
});
