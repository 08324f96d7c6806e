import { expect, it } from 'vitest';
import { storyPath } from './story-path.ts';

it('the path of a story has one leading slash and none at its end', () => {
  expect(storyPath('activiteiten/het-stille-rek')).toBe('/activiteiten/het-stille-rek');
  expect(storyPath('/nieuws/')).toBe('/nieuws');
  expect(storyPath(' nieuws//een\\twee/ ')).toBe('/nieuws/een/twee');
});

it('home is the root, with or without slashes (§2.8)', () => {
  expect(['home', '/home', 'home/', '/', ''].map(storyPath)).toEqual(['/', '/', '/', '/', '/']);
  expect(storyPath('homerus')).toBe('/homerus');
});

it('never begins with two slashes, which a browser reads as another site', () => {
  expect(storyPath('//evil.example/x')).toBe('/evil.example/x');
  expect(storyPath('/\\evil.example')).toBe('/evil.example');
});

it('keeps the query and the anchor behind the path as they are', () => {
  expect(storyPath('home/#tickets')).toBe('/#tickets');
  expect(storyPath('zoeken/?zoekterm=a//b')).toBe('/zoeken?zoekterm=a//b');
});
