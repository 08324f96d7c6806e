import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { documentLines, withoutHashes } from './document-lines.ts';
import { jsonLines, type Line, line } from './lines.ts';
import type { ComparedRequest } from './requests.ts';

export type TextResponse = {
  /** The status; 0 if there is no readable response, in which case `type` contains the reason. */
  status: number;
  /** The content type without its parameters: `text/html`. */
  type: string;
  lines: readonly Line[];
  /** The body as received; empty if it is not text. */
  body: string;
};

/**
 * Headers that are not compared: headers of the connection, the request, the build or a cache, and headers computed
 * from the body, because the body itself is compared.
 */
const LEFT_OUT = new Set([
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'set-cookie',
  'transfer-encoding',
  'x-build',
  'x-page-cache',
  'x-request-id',
]);

/**
 * Matches random values, which differ in every response: the reference of a sent form and the id of a
 * preview.
 */
const RANDOM = /([?&](?:referentie|_preview)=)[0-9a-f]{8}/g;

/** The preview link, with the secret of the shipped content. */
const PREVIEW = '/api/preview?secret=voorbeeld&slug=home';

/** Sends a request and splits the response into lines, without the site's own address and build. */
export async function ask(origin: string, question: ComparedRequest): Promise<TextResponse> {
  try {
    return await told(origin, question, await answerOf(origin, question));
  } catch (error) {
    return { status: 0, type: String(error), lines: [], body: '' };
  }
}

async function told(origin: string, question: ComparedRequest, response: Response): Promise<TextResponse> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const isText = /^text\/|json|xml|^$/.test(type);
  const body = isText ? withoutHost(bytes.toString('utf8'), origin) : '';
  const head = [line(`status ${response.status}`), ...headerLines(response.headers, origin)];
  const lines = await bodyLines(question, type, body, bytes);
  return { status: response.status, type, lines: [...head, ...lines], body };
}

async function answerOf(origin: string, question: ComparedRequest): Promise<Response> {
  const { path, method = 'GET', body, follow, kept, asEditor } = question;
  const headers = new Headers(question.headers);
  if (asEditor) headers.set('cookie', await previewCookie(origin));
  const request = { method, headers, body, redirect: 'manual' } as const;
  const response = await fetch(origin + path, request);
  if (kept) {
    await response.body?.cancel();
    headers.set('if-none-match', response.headers.get('etag') ?? '');
    return fetch(origin + path, request);
  }
  if (follow) {
    const [found] = follow.exec(await response.text()) ?? [];
    return found === undefined ? new Response('none', { status: 404 }) : fetch(origin + found, request);
  }
  return response;
}

async function previewCookie(origin: string): Promise<string> {
  const response = await fetch(origin + PREVIEW, { redirect: 'manual' });
  await response.body?.cancel();
  return response.headers
    .getSetCookie()
    .flatMap((cookie) => cookie.split(';')[0] ?? [])
    .join('; ');
}

function headerLines(headers: Headers, origin: string): Line[] {
  const own = [...headers].filter(([name]) => !LEFT_OUT.has(name));
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '=*'));
  return [...own, ...cookies.map((cookie) => ['set-cookie', cookie] as const)].map(([name, value]) => {
    const bare = withoutHashes(withoutHost(value, origin))
      .replace(/ 'sha256-[^']*'/g, '')
      .replace(RANDOM, '$1*');
    return line(`${name}: ${bare}`, `header ${name}`);
  });
}

async function bodyLines(
  question: ComparedRequest,
  type: string,
  body: string,
  bytes: Buffer,
): Promise<Line[]> {
  if (type === 'text/html') return documentLines(body);
  if (body !== '' && /xml/.test(type)) return documentLines(body, 'xml');
  if (/json/.test(type) && body !== '') {
    const value: unknown = JSON.parse(body);
    return jsonLines(question.path === '/health' ? shape(value) : value).filter(
      ({ text }) => !/^ "(?:build|reference)": "[0-9a-f]{8}"$/.test(text),
    );
  }
  if (/^image\//.test(type)) return pictureLines(bytes);
  // Does not compare the contents of build files, because names in their code differ between builds.
  if (question.follow) return [];
  return body === ''
    ? bytes.length === 0
      ? []
      : [line(digest(bytes))]
    : body.split('\n').map((text) => line(text));
}

/** Returns the structure of the health report without its values, which depend on earlier requests. */
function shape(value: unknown): unknown {
  if (typeof value === 'number' || value === null) return 'a number or nothing';
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}

async function pictureLines(bytes: Buffer): Promise<Line[]> {
  const all = line(`${bytes.length} bytes, ${digest(bytes)}`);
  try {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return [line(`${info.width} × ${info.height} pixels, ${digest(data)}`), all];
  } catch {
    return [all];
  }
}

function withoutHost(text: string, origin: string): string {
  const { host } = new URL(origin);
  return text.replaceAll(host, 'site.test').replaceAll(encodeURIComponent(host), 'site.test');
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);
