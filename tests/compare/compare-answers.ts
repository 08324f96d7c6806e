import { setTimeout } from 'node:timers/promises';
import { shippedKinds } from '../../e2e/support/shipped-edition.ts';
import { type Answer, ask } from './answer-lines.ts';
import { type Difference, differences } from './differences.ts';
import { label, QUESTIONS, type Question } from './questions.ts';

/** A line that differs, wherever it was found. */
export type Finding = { what: string; count: number; places: readonly string[] };

export type Comparison = {
  asked: number;
  /** What the two sites answer otherwise. */
  findings: readonly Finding[];
  /** What is told and not judged: the style guide, and what was so only at first. */
  unjudged: readonly Finding[];
};

/** Questions that are under way at a time, to each of the two. */
const AT_ONCE = 4;
const TRIES = 2;
const TRIES_WHILE_BUSY = 5;
const BUSY_MS = 5_000;
/** Of every kind of page so many pictures are asked for. */
const PICTURES = 3;
const STYLE_GUIDE = /^\/stijlgids\b/;

/** Asks two sites everything that is to be asked, and tells what differs; the same on many pages is one finding. */
export async function compareAnswers(a: string, b: string): Promise<Comparison> {
  // A site reads its content when it is first asked: what waits for that may be answered otherwise.
  for (const path of ['/', '/boektopia-op-toer-uit', '/zoeken?zoekterm=de', '/programma/2025-10-26']) {
    await Promise.all([ask(a, { path }), ask(b, { path })]);
  }
  const judged = new Findings();
  const unjudged = new Findings();
  const known = new Map<string, Question>();
  const add = (questions: readonly Question[]) => {
    const fresh = questions.filter((question) => !known.has(label(question)));
    for (const question of fresh) known.set(label(question), question);
    return [...new Map(fresh.map((question) => [label(question), question])).values()];
  };
  const compare = async (question: Question): Promise<Answer> => {
    const findings = STYLE_GUIDE.test(question.path) ? unjudged : judged;
    const { one, other, passing } = await askBoth(a, b, question);
    findings.add(label(question), answerDifferences(one, other));
    unjudged.add(`${label(question)} (not when asked again)`, passing);
    return one;
  };

  const kinds = shippedKinds().map(({ path }): Question => ({ path }));
  const pages = await several(add(kinds), compare);
  const map = await ask(a, { path: '/sitemap.xml' });
  const ofMap = [...map.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  await several(add([...QUESTIONS, ...ofMap.map((path) => ({ path }))]), compare);
  await several(add(pages.flatMap(({ body }) => named(body)).map((path) => ({ path }))), compare);
  return { asked: known.size, findings: judged.all(), unjudged: unjudged.all() };
}

/** Asks both, and again where they differ: what only a busy machine answered is told as passing. */
async function askBoth(a: string, b: string, question: Question) {
  let passing: readonly Difference[] = [];
  for (let tries = 1; ; tries += 1) {
    const [one, other] = await Promise.all([ask(a, question), ask(b, question)]);
    const found = answerDifferences(one, other);
    if (found.length === 0) return { one, other, passing };
    // A site that has too much to do says so, and that it will not take long.
    const isBusy = (one.status === 503) !== (other.status === 503);
    if (tries >= (isBusy ? TRIES_WHILE_BUSY : TRIES)) return { one, other, passing: [] };
    passing = [...passing, ...found];
    await setTimeout(isBusy ? BUSY_MS : 0);
  }
}

/** Of two answers of another kind only the kinds are told. What could not be asked is never the same. */
function answerDifferences(one: Answer, other: Answer): Difference[] {
  const isAnswered = one.status !== 0 && other.status !== 0;
  if (isAnswered && one.status === other.status && one.type === other.type) {
    return differences(one.lines, other.lines);
  }
  const kindOf = ({ status, type }: Answer) => `${status} ${type}`.trim();
  return [{ what: `${kindOf(one)} → ${kindOf(other)}`, place: 'status' }];
}

/** What a page names of its own site: where links lead, what frames show, its share picture, and some pictures. */
function named(html: string): string[] {
  const values = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
  const addresses = [
    ...values(/<(?:a|iframe)\s[^>]*?(?:href|src)="(\/[^"#]*)/g),
    ...values(/<meta property="og:image" content="([^"]*)"/g),
    ...new Set(values(/<img\s[^>]*?src="(\/beeld[^"]*)"/g).slice(0, PICTURES)),
  ];
  return addresses.map(pathOf);
}

/** Of an address on a host of the site: its path and query. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://site.test');
  return pathname + search;
}

async function several<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** Findings by what they say: the same in many places is one. */
class Findings {
  readonly #found = new Map<string, { count: number; places: string[] }>();

  add(asked: string, found: readonly Difference[]): void {
    for (const { what, place } of found) {
      const known = this.#found.get(what) ?? { count: 0, places: [] };
      known.count += 1;
      known.places.push(place === '' ? asked : `${asked}: ${place}`);
      this.#found.set(what, known);
    }
  }

  /** Those found most often first. */
  all(): Finding[] {
    return [...this.#found]
      .map(([what, { count, places }]) => ({ what, count, places }))
      .sort((one, other) => other.count - one.count);
  }
}
