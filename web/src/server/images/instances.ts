import { join } from 'node:path';
import { isEventPicture } from '../../domain/images/image-request.ts';
import { env } from '../../env.ts';
import type { Fetch } from '../../http/fetch.ts';
import { contentFetch } from '../content/content-fetch.ts';
import { eventPictures } from '../content/events.ts';
import { createShareImages } from './share-images.ts';
import { createSiteImages } from './site-images.ts';

/** Fetches an original from UiTdatabank or the content system, depending on its address. */
const originals: Fetch = (request) =>
  (isEventPicture(new URL(request.url)) ? eventPictures : contentFetch)(request);

const log = (line: string) => console.warn(line);

export const siteImages = createSiteImages({
  fetch: originals,
  directory: join(env.DATA_DIR, 'images'),
  log,
});

export const shareImages = createShareImages({
  fetch: originals,
  directory: join(env.DATA_DIR, 'share-images'),
  log,
});
