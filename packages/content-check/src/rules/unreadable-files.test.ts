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

it('says nothing of a file that holds a story', () => {
  expect(saidOf('{"uuid": "u", "content": {"component": "page"}}')).toEqual([]);
});

it('names a file that is half a story, and one that is none', () => {
  expect(saidOf('{"uuid": "u", "conte')[0]).toMatch(/^fout nieuws\/half: het bestand is geen JSON/);
  expect(saidOf('{"uuid": "u"}')).toEqual(['fout nieuws/half: het bestand heeft geen inhoud (content)']);
  expect(saidOf('{"content": {"title": "x"}}')[0]).toContain('geen inhoudstype');
  expect(saidOf('[]')[0]).toContain('geen verhaal');
});
