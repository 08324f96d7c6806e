import { randomUUID } from 'node:crypto';
import { createContext, type MiddlewareFunction } from 'react-router';
import type { Cms } from '../../cms/cms.ts';
import { editorTokenIn, isValidEditorToken } from '../../cms/editor-token.ts';
import { env } from '../../env.ts';
import { FRAMED_BY, vary } from '../../protocol/fetch.ts';
import { cms, draftCms } from './content.ts';
import { beginPreview, previewSession } from './preview-cookie.ts';

/** What one request may ask of the content system: what is published, or in preview the drafts too. */
export const cmsContext = createContext<Cms>();

/**
 * An editor's look at what is not published. `editor` is the origin of the screen that may frame it and speak
 * to it.
 */
export type Preview = { session: string; editor: string };

/** The preview that a request belongs to; `undefined` for every visitor. */
export const previewContext = createContext<Preview | undefined>();

/** What drafts are read with; without it, or without a secret for the link, there is no preview. */
const draftToken = env.PREVIEW_SECRET && env.CONTENT_PREVIEW_TOKEN;

/** Sets {@link cmsContext} and {@link previewContext}, and keeps the answers of a preview from everyone else. */
export const contentMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const token = draftToken && editorTokenIn(url.searchParams);
  const proven = draftToken && token && isValidEditorToken(token, draftToken, Date.now());
  const kept = draftToken && (await previewSession(request));
  if (token && !proven && !kept) return forEditorsOnly(refusal());
  if (!draftToken || !(proven || kept)) {
    context.set(previewContext, undefined);
    context.set(cmsContext, cms);
    return next();
  }
  const session = kept || randomUUID();
  context.set(previewContext, { session, editor: env.EDITOR_ORIGIN });
  context.set(cmsContext, draftCms(draftToken, session));
  const response = forEditorsOnly(await next());
  if (!kept) response.headers.append('set-cookie', await beginPreview(session, url));
  return response;
};

/**
 * For an editor's eyes: no cache may keep it, no search engine, and only the editor's screen may frame it.
 * Pictures are everyone's.
 */
export function forEditorsOnly(response: Response): Response {
  const { headers } = response;
  if (headers.get('content-type')?.startsWith('image/')) return response;
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex');
  headers.set(FRAMED_BY, env.EDITOR_ORIGIN);
  vary(headers, 'cookie');
  return response;
}

/** Told in the editor's frame: what is published there would have an editor look in vain for what was typed. */
const refusal = () =>
  new Response(
    'De sleutel van dit voorbeeld is te oud of klopt niet. Open de pagina opnieuw in Storyblok.\n',
    {
      status: 401,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  );
