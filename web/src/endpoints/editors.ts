import { receiveUnsaved, startPreview, stopPreview } from '../server/content/preview.ts';
import { receivePublication } from '../server/content/publications.ts';
import type { Endpoint } from './endpoint.ts';

/** `/api/preview`: the link that editors follow from the content system. */
export const previewStart: Endpoint = ({ url }) => startPreview(url);

/** `/api/preview/stop`. A form only: a browser may prefetch a link. */
export const previewStop: Endpoint = ({ url }) => stopPreview(url);

/** `/api/preview/unsaved`: what an editor has typed and not saved. */
export const previewUnsaved: Endpoint = ({ request, preview }) => receiveUnsaved(request, preview);

/** `/api/revalidate`: the webhook of the content system. */
export const publicationWebhook: Endpoint = ({ request }) => receivePublication(request);
