import { createHmac } from 'node:crypto';
import type { Site } from './running-site.ts';

/** The secret with which the content system signs its webhooks. */
export const SECRET = 'geheim van de webhook';

/** Sends the webhook with which Storyblok reports that a story was published. */
export function publish(site: Pick<Site, 'url'>, slug: string, secret = SECRET): Promise<Response> {
  const body = JSON.stringify({
    text: 'Gepubliceerd',
    action: 'published',
    space_id: 101,
    story_id: 0,
    full_slug: slug,
  });
  const headers = {
    'content-type': 'application/json',
    'webhook-signature': createHmac('sha1', secret).update(body).digest('hex'),
  };
  return fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body });
}
