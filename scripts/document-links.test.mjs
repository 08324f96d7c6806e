import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDocumentLinks, linkFindings } from './document-links.mjs';
import { ROOT } from './places.mjs';

const PATHS = ['README.md', 'docs/time.md', 'docs/records/a.md', 'web/src/domain/time/when.ts'];

/** @param {string} text the text of a document in `docs/` */
const findingsOf = (text) =>
  linkFindings(new Map(Object.entries({ 'docs/time.md': text, 'README.md': '# A & b\n' })), PATHS);

describe('the links of a document', () => {
  it.each([
    ['a file beside it', '[a](records/a.md)'],
    ['a folder', '[a](records/)'],
    ['a heading of another document', '[a](../README.md#a--b)'],
    ['a heading of its own', '# Één uur\n[a](#één-uur)'],
    ['another site', '[a](https://example.org/b.md)'],
    ['a source file in a code span', '`time/when.ts`'],
    ['a folder in a code span', '`web/src/domain/` and `domain/time/`'],
    ['a folder outside the repository in a code span', '`stories/12345/`'],
  ])('may lead to %s', (_, text) => {
    expect(findingsOf(text)).toEqual([]);
  });

  it.each([
    ['a missing file', '\n[a](records/b.md)', 'docs/time.md:2 records/b.md leads to no file'],
    ['a missing heading', '[a](../README.md#c)', 'docs/time.md:1 ../README.md#c leads to no heading'],
    ['a missing source file', '`time/then.ts`', 'docs/time.md:1 time/then.ts does not exist'],
    ['a missing folder', '`domain/space/`', 'docs/time.md:1 domain/space/ does not exist'],
  ])('may not lead to %s', (_, text, finding) => {
    expect(findingsOf(text)).toEqual([finding]);
  });

  it('finds no broken links in the documents of this repository', () => {
    expect(checkDocumentLinks()).toEqual([]);
  });
});

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

it('the runbook has a heading for every alert, and no other alert', () => {
  const rules = read('deploy/prometheus/boektopia.rules.yml');
  const runbook = read('docs/operations/runbook.md');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const headings = [...runbook.matchAll(/^### (.+)$/gm)].flatMap(([, names = '']) => names.split(', '));
  expect(headings.toSorted()).toEqual(alerts.toSorted());
});

it('the settings page describes every variable of .env.example', () => {
  const settings = read('docs/operations/settings.md');
  const names = [...read('.env.example').matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});
