type Body = Record<string, unknown>;

/** What a content service answers where it should have given `good`. */
export type WrongAnswer = (good: unknown) => Response;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NAMES = ['ContentNode', 'ContentNodes', 'Links', 'story', 'stories', 'links'];

/** The answer with what was asked for (a story, a list, the addresses) put otherwise, in either of the two APIs. */
function withAsked(good: unknown, change: (asked: unknown) => unknown): Response {
  const inside = (body: unknown): unknown =>
    isBody(body)
      ? Object.fromEntries(
          Object.entries(body).map(([name, value]) => [
            name,
            NAMES.includes(name) ? change(value) : name === 'data' ? inside(value) : value,
          ]),
        )
      : body;
  return Response.json(inside(good));
}

/** The answer with every story of it, or every address, put otherwise. */
const withStories = (good: unknown, change: (story: Body, isAlone: boolean) => unknown): Response =>
  withAsked(good, (asked) => {
    const each = (list: readonly unknown[]) => list.map((one) => (isBody(one) ? change(one, false) : one));
    if (Array.isArray(asked)) return each(asked);
    if (!isBody(asked)) return asked;
    return Array.isArray(asked.items) ? { ...asked, items: each(asked.items) } : change(asked, true);
  });

const html = (status: number) =>
  new Response('<!doctype html><title>Onderhoud</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
const bytes = (...given: (string | number[])[]) =>
  new Response(Buffer.concat(given.map((part) => Buffer.from(part as string))));

/** Answers that say nothing, each with what is wrong with it. */
export const WRONG_ANSWERS: readonly (readonly [string, WrongAnswer])[] = [
  ['is a page of HTML', () => html(200)],
  ['is a page of HTML that says 404', () => html(404)],
  ['is nothing at all', () => new Response(null, { status: 204 })],
  ['is empty', () => new Response('')],
  ['is half a JSON', (good) => new Response(JSON.stringify(good).slice(0, -9))],
  ['is null', () => Response.json(null)],
  ['is a text', () => Response.json('ok')],
  ['is a list', (good) => Response.json([good])],
  ['has no field', () => Response.json({})],
  ['has empty data', () => Response.json({ data: {}, cv: 1 })],
  ['has only errors', () => Response.json({ data: null, errors: [{ message: 'Internal server error' }] })],
  ['has a number where the answer should be', (good) => withAsked(good, () => 42)],
  ['has a text where the answer should be', (good) => withAsked(good, () => 'home')],
  ['has lists in lists where the answer should be', (good) => withAsked(good, () => [[], []])],
  ['has stories without a uuid', (good) => withStories(good, ({ uuid: _uuid, ...rest }) => rest)],
  [
    'has stories without an address',
    (good) => withStories(good, ({ full_slug: _slug, slug: _, ...rest }) => rest),
  ],
  [
    'has stories whose content is a number',
    (good) => withStories(good, (story) => ({ ...story, content: 7, slug: 7 })),
  ],
  [
    'has stories of no type',
    (good) => withStories(good, (story) => ({ ...story, content: {}, published: 'ja', slug: null })),
  ],
  [
    'has another story than was asked for',
    (good) => withStories(good, (story, isAlone) => (isAlone ? { ...story, full_slug: 'elders' } : 'elders')),
  ],
  ['is no UTF-8', () => bytes('{"data":{"ContentNode":"', [0xc3, 0x28], '"},"story":null}')],
  ['does not end', () => new Response(new Uint8Array(11 * 1024 * 1024).fill(0x20))],
];
