import type { Endpoint } from './endpoint.ts';

/** `/api/preview`: the link that editors follow from the content system. */
export const previewStart: Endpoint = ({ editors, url }) => editors.startPreview(url);

/** `/api/preview/stop`. POST only, because a browser may prefetch a link. */
export const previewStop: Endpoint = ({ editors, url }) => editors.stopPreview(url);

/** `/api/preview/unsaved`: an editor's unsaved changes. */
export const previewUnsaved: Endpoint = ({ editors, request, preview }) =>
  editors.receiveUnsaved(request, preview);

/** `/api/revalidate`: the webhook of the content system. */
export const publicationWebhook: Endpoint = ({ editors, request }) => editors.receivePublication(request);
