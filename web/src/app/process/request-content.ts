import { randomUUID } from 'node:crypto';
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { Cms } from '../../cms/cms.ts';
import { editorTokenIn, isValidEditorToken } from '../../cms/editor-token.ts';
import { env } from '../../env.ts';
import { cms, draftCms } from './content.ts';
import {
  beginPreview,
  draftToken,
  forEditorsOnly,
  type Preview,
  previewSession,
  refusal,
} from './preview.ts';

/** What one request may ask of the content system: what is published, or in preview the drafts too. */
export const cmsContext = createContext<Cms>();

/** The preview that a request belongs to; `undefined` for every visitor. */
export const previewContext = createContext<Preview | undefined>();

/** Whether a page is made of what is published: then others may be given what was made for it. In doubt it is not. */
export function isOfPublished(context: Readonly<RouterContextProvider>): boolean {
  try {
    return context.get(cmsContext) === cms;
  } catch {
    // Nothing was set: the request failed before.
    return false;
  }
}

/** Sets {@link cmsContext} and {@link previewContext}, and keeps the answers of a preview from everyone else. */
export const contentMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const token = draftToken && editorTokenIn(url.searchParams);
  const proven = draftToken && token && isValidEditorToken(token, draftToken, Date.now());
  const begun = draftToken && (await previewSession(request));
  // Told in the editor's frame: what is published there would have an editor look in vain for what was typed.
  if (token && !proven && !begun) return refusal(OLD_TOKEN, 401);
  if (!draftToken || !(proven || begun)) {
    context.set(previewContext, undefined);
    context.set(cmsContext, cms);
    return next();
  }
  const session = begun || randomUUID();
  context.set(previewContext, { session, editor: env.EDITOR_ORIGIN });
  context.set(cmsContext, draftCms(draftToken, session));
  const response = forEditorsOnly(await next());
  if (!begun) response.headers.append('set-cookie', await beginPreview(session, url));
  return response;
};

const OLD_TOKEN =
  'De sleutel van dit voorbeeld is te oud of klopt niet. Open de pagina opnieuw in Storyblok.';
