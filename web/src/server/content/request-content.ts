import { randomUUID } from 'node:crypto';
import { editorTokenIn, isValidEditorToken } from '../../cms/editor-token.ts';
import { env } from '../../env.ts';
import type { RequestContent } from '../../ports.ts';
import { cms, draftCms } from './content.ts';
import { beginPreview, draftToken, forEditorsOnly, previewSession, refusal } from './preview.ts';

/**
 * Runs `next` with the content for this request: the published content, or drafts for an editor, whose responses are
 * private. Rejects an expired editor link.
 */
export async function withContent(
  request: Request,
  url: URL,
  next: (content: RequestContent) => Promise<Response>,
): Promise<Response> {
  const token = draftToken && editorTokenIn(url.searchParams);
  const proven = draftToken && token && isValidEditorToken(token, draftToken, Date.now());
  const begun = draftToken && (await previewSession(request));
  // Show an error in the editor's frame: published content would hide that the editor's changes are missing.
  if (token && !proven && !begun) return refusal(OLD_TOKEN, 401);
  if (!draftToken || !(proven || begun)) return next({ cms, preview: undefined });
  const session = begun || randomUUID();
  const preview = { session, editor: env.EDITOR_ORIGIN };
  const response = forEditorsOnly(await next({ cms: draftCms(draftToken, session), preview }));
  if (!begun) response.headers.append('set-cookie', await beginPreview(session, url));
  return response;
}

const OLD_TOKEN =
  'De sleutel van dit voorbeeld is te oud of klopt niet. Open de pagina opnieuw in Storyblok.';
