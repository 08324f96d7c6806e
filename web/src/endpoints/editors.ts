import type { Endpoint } from './endpoint.ts';

/** `/api/preview`: the link in the content system that starts a preview. */
export const previewStart: Endpoint = ({ editors, url }) => editors.startPreview(url);

/** `/api/preview/stop`: ends a preview. POST only, because browsers may prefetch links. */
export const previewStop: Endpoint = ({ editors, url }) => editors.stopPreview(url);

/** `/api/preview/unsaved`: receives an editor's unsaved changes. */
export const previewUnsaved: Endpoint = ({ editors, request, preview }) =>
  editors.receiveUnsaved(request, preview);

/** `/api/preview/findings`: what the content check finds in the story of a previewed page. */
export const previewFindings: Endpoint = ({ editors, url, preview }) => editors.previewFindings(url, preview);

/** `/api/revalidate`: the webhook of the content system. */
export const publicationWebhook: Endpoint = ({ editors, request }) => editors.receivePublication(request);
