import { findBlock } from '../domain/pages/body/blocks-within.ts';
import type { PageContent } from '../domain/pages/page.ts';
import { QUERY } from '../domain/pages/query-names.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import { orNotFound } from '../http/responses.ts';
import type { Content } from '../ports.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * The policy that isolates third-party HTML in an origin of its own: `sandbox` without `allow-same-origin` protects our
 * pages and their storage, even if the document is opened on its own. Only our pages may frame it. A `srcdoc` frame
 * would inherit the policy of the page, which would then have to be weakened.
 */
const OWN_ORIGIN = [
  'sandbox allow-scripts allow-popups allow-forms',
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  // This directive must be the last, because previews append the editor's origin: the editor frames our page, which
  // frames this document.
  "frame-ancestors 'self'",
].join('; ');

/** `/insluiting`: the embed code of a block, as a document for a frame. `contentOf` finds the page of a story. */
export const embed =
  (contentOf: (cms: Content, slug: string) => Promise<PageContent | undefined>): Endpoint =>
  async ({ cms, preview, url }) => {
    const slug = url.searchParams.get(QUERY.embedPage) ?? '';
    const uid = url.searchParams.get(QUERY.embedBlock) ?? '';
    const page = orNotFound(await contentOf(cms, slug));
    const block = orNotFound(findBlock(page.body, uid));
    const code = orNotFound(block.kind === 'embed' ? block.code : undefined);
    return new Response(
      `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><title>Insluiting</title>${code}`,
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': preview ? `${OWN_ORIGIN} ${preview.editor}` : OWN_ORIGIN,
          'x-robots-tag': 'noindex',
          'cache-control': CACHE_CONTROL.brief,
        },
      },
    );
  };
