import { setTimeout } from 'node:timers/promises';
import { shippedKinds } from '../../e2e/support/shipped-edition.ts';
import { type Difference, differences } from './differences.ts';
import { COMPARED_REQUESTS, type ComparedRequest, label } from './requests.ts';
import { ask, type TextResponse } from './response-lines.ts';

/** A differing line, with all places where it occurs. */
export type Finding = { what: string; count: number; places: readonly string[] };

export type Comparison = {
  requested: number;
  /** The differences between the responses of the two sites. */
  findings: readonly Finding[];
  /**
   * Reported differences that do not fail the comparison: those of the style guide, and those that a repeat did not
   * show.
   */
  unjudged: readonly Finding[];
};

/** Number of concurrent requests to each of the two sites. */
const AT_ONCE = 4;
const TRIES = 2;
const TRIES_WHILE_BUSY = 5;
const BUSY_MS = 5_000;
/** Number of images to request per page. */
const PICTURES = 3;
const STYLE_GUIDE = /^\/stijlgids\b/;

/**
 * Sends every request to two sites and reports the differences. A difference on many pages is one finding.
 */
export async function compareResponses(a: string, b: string): Promise<Comparison> {
  // First requests some pages, because responses may differ until a site has loaded its content.
  for (const path of ['/', '/boektopia-op-toer-uit', '/zoeken?zoekterm=de', '/programma/2025-10-26']) {
    await Promise.all([ask(a, { path }), ask(b, { path })]);
  }
  const judged = new Findings();
  const unjudged = new Findings();
  const known = new Map<string, ComparedRequest>();
  const add = (questions: readonly ComparedRequest[]) => {
    const fresh = questions.filter((question) => !known.has(label(question)));
    for (const question of fresh) known.set(label(question), question);
    return [...new Map(fresh.map((question) => [label(question), question])).values()];
  };
  const compare = async (question: ComparedRequest): Promise<TextResponse> => {
    const findings = STYLE_GUIDE.test(question.path) ? unjudged : judged;
    const { one, other, passing } = await askBoth(a, b, question);
    findings.add(label(question), answerDifferences(one, other));
    unjudged.add(`${label(question)} (not when asked again)`, passing);
    return one;
  };

  const kinds = shippedKinds().map(({ path }): ComparedRequest => ({ path }));
  const pages = await several(add(kinds), compare);
  const map = await ask(a, { path: '/sitemap.xml' });
  const ofMap = [...map.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  await several(add([...COMPARED_REQUESTS, ...ofMap.map((path) => ({ path }))]), compare);
  await several(add(pages.flatMap(({ body }) => named(body)).map((path) => ({ path }))), compare);
  return { requested: known.size, findings: judged.all(), unjudged: unjudged.all() };
}

/**
 * Sends a request to both sites, and again if the responses differ. Returns the differences that then disappear as
 * `passing`.
 */
async function askBoth(a: string, b: string, question: ComparedRequest) {
  let passing: readonly Difference[] = [];
  for (let tries = 1; ; tries += 1) {
    const [one, other] = await Promise.all([ask(a, question), ask(b, question)]);
    const found = answerDifferences(one, other);
    if (found.length === 0) return { one, other, passing };
    // An overloaded site responds with 503 for a short time.
    const isBusy = (one.status === 503) !== (other.status === 503);
    if (tries >= (isBusy ? TRIES_WHILE_BUSY : TRIES)) return { one, other, passing: [] };
    passing = [...passing, ...found];
    await setTimeout(isBusy ? BUSY_MS : 0);
  }
}

/**
 * Returns the differences between two responses. If status or type differ, reports only these. A failed
 * request always counts as a difference.
 */
function answerDifferences(one: TextResponse, other: TextResponse): Difference[] {
  const isAnswered = one.status !== 0 && other.status !== 0;
  if (isAnswered && one.status === other.status && one.type === other.type) {
    return differences(one.lines, other.lines);
  }
  const kindOf = ({ status, type }: TextResponse) => `${status} ${type}`.trim();
  return [{ what: `${kindOf(one)} → ${kindOf(other)}`, place: 'status' }];
}

/** Returns the addresses in a page that belong to the site itself: links, frames, the share image, and some images. */
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

/** Returns the path and query of an absolute or relative URL. */
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

/** Groups findings by their text: a difference in many places is one finding. */
class Findings {
  readonly #found = new Map<string, { count: number; places: string[] }>();

  add(requested: string, found: readonly Difference[]): void {
    for (const { what, place } of found) {
      const known = this.#found.get(what) ?? { count: 0, places: [] };
      known.count += 1;
      known.places.push(place === '' ? requested : `${requested}: ${place}`);
      this.#found.set(what, known);
    }
  }

  /** Returns all findings, most frequent first. */
  all(): Finding[] {
    return [...this.#found]
      .map(([what, { count, places }]) => ({ what, count, places }))
      .sort((one, other) => other.count - one.count);
  }
}
