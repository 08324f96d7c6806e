type Body = Record<string, unknown>;

/** Creates a faulty response from `good`, the body of a valid response. */
export type WrongResponse = (good: unknown) => Response;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NAMES = ['ContentNode', 'ContentNodes', 'Links', 'story', 'stories', 'links'];

/** Changes the data that a response of either API contains: a story, a list of stories, or the list of addresses. */
function withAsked(good: unknown, change: (requested: unknown) => unknown): Response {
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

/** Changes every story or address in a response. */
const withStories = (good: unknown, change: (story: Body, isAlone: boolean) => unknown): Response =>
  withAsked(good, (requested) => {
    const each = (list: readonly unknown[]) => list.map((one) => (isBody(one) ? change(one, false) : one));
    if (Array.isArray(requested)) return each(requested);
    if (!isBody(requested)) return requested;
    return Array.isArray(requested.items)
      ? { ...requested, items: each(requested.items) }
      : change(requested, true);
  });

const html = (status: number) =>
  new Response('<!doctype html><title>Onderhoud</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
const bytes = (...given: (string | number[])[]) =>
  new Response(Buffer.concat(given.map((part) => Buffer.from(part as string))));

/** Faulty responses, each with a description. */
export const WRONG_RESPONSES: readonly (readonly [string, WrongResponse])[] = [
  ['is an HTML page', () => html(200)],
  ['is an HTML page with status 404', () => html(404)],
  ['has status 204', () => new Response(null, { status: 204 })],
  ['has an empty body', () => new Response('')],
  ['is truncated JSON', (good) => new Response(JSON.stringify(good).slice(0, -9))],
  ['is null', () => Response.json(null)],
  ['is a string', () => Response.json('ok')],
  ['is an array', (good) => Response.json([good])],
  ['has no fields', () => Response.json({})],
  ['has empty data', () => Response.json({ data: {}, cv: 1 })],
  ['has only errors', () => Response.json({ data: null, errors: [{ message: 'Internal server error' }] })],
  ['has a number instead of its data', (good) => withAsked(good, () => 42)],
  ['has a string instead of its data', (good) => withAsked(good, () => 'home')],
  ['has nested arrays instead of its data', (good) => withAsked(good, () => [[], []])],
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
    'has stories without a type',
    (good) => withStories(good, (story) => ({ ...story, content: {}, published: 'ja', slug: null })),
  ],
  [
    'has a story that was not requested',
    (good) => withStories(good, (story, isAlone) => (isAlone ? { ...story, full_slug: 'elders' } : 'elders')),
  ],
  ['is not valid UTF-8', () => bytes('{"data":{"ContentNode":"', [0xc3, 0x28], '"},"story":null}')],
  ['is larger than the limit', () => new Response(new Uint8Array(11 * 1024 * 1024).fill(0x20))],
];
