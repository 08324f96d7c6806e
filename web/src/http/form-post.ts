import { readAtMost } from './bounded-body.ts';

/** Maximum size of a form, in bytes: more than its longest texts need in any writing system. */
export const MAX_BYTES = 20_000;

/** Thrown when a form cannot be read: it is too large, of an unsupported type, or malformed. */
export class UnreadablePost extends Error {
  override name = 'UnreadablePost';

  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super(`a post that cannot be read (${status})`);
    this.status = status;
  }
}

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Reads JSON from our scripts, or form data from a browser without scripts. Throws {@link UnreadablePost} for anything
 * else.
 */
export async function readPost(request: Request): Promise<{ as: 'json' | 'form'; fields: object }> {
  const given = request.headers.get('content-type') ?? '';
  const type = given.split(';')[0]?.trim().toLowerCase() ?? '';
  const as = type === 'application/json' ? 'json' : FORM_TYPES.includes(type) ? 'form' : undefined;
  if (as === undefined) throw new UnreadablePost(415);
  const bytes = await bytesOf(request);
  return { as, fields: as === 'json' ? objectOf(bytes) : await formOf(bytes, given) };
}

async function bytesOf(request: Request): Promise<Buffer<ArrayBuffer>> {
  const body = await readAtMost(request, MAX_BYTES);
  if (!body) throw new UnreadablePost(413);
  return body;
}

function objectOf(bytes: Uint8Array): object {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof read === 'object' && read !== null) return read;
  } catch {
    // Invalid JSON gets the same 400 as JSON that is not an object.
  }
  throw new UnreadablePost(400);
}

/** Reads one field of a form post; returns an empty string if the field is missing. Throws {@link UnreadablePost}. */
export async function readField(request: Request, name: string): Promise<string> {
  const fields = await formOf(await bytesOf(request), request.headers.get('content-type') ?? '');
  const value = new Map<string, unknown>(Object.entries(fields)).get(name);
  return typeof value === 'string' ? value : '';
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<object> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new UnreadablePost(400);
  });
  const fields = [...form.entries()];
  // None of our forms has a file field.
  if (fields.some(([, value]) => typeof value !== 'string')) throw new UnreadablePost(415);
  return Object.fromEntries(fields);
}
