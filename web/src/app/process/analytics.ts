import { env } from '../../env.ts';
import { type Analytics, ownHosts } from '../../features/analytics/outbound.ts';

/** Who counts the links that lead off the site, and which hosts are ours; nobody where no pixel is set. */
export function analyticsOf(url: URL): Analytics | undefined {
  if (env.META_PIXEL_ID === undefined) return undefined;
  return {
    pixel: env.META_PIXEL_ID,
    own: ownHosts(env.PRODUCTION_URL, env.SITE_URL ?? env.PRODUCTION_URL, url.origin),
  };
}
