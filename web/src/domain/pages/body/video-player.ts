import { parsedUrl } from '../../parsed-url.ts';

/** The URL of a video's player (`src`), with the name of the site that hosts the video. */
type VideoPlayer = { host: 'YouTube' | 'Vimeo'; src: string };

const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;

/**
 * Returns the player for a video's address, or `undefined` for a host that the site does not embed. The player address
 * contains only the id, hash and start time of the pasted address.
 */
export function videoPlayer(address: string): VideoPlayer | undefined {
  const url = parsedUrl(address);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.toLowerCase();
  const steps = url.pathname.split('/').filter((step) => step !== '');
  if (host === 'youtu.be') return youtube(steps[0], url);
  if (YOUTUBE.test(host)) {
    const named = ['embed', 'shorts', 'live', 'v'].includes(steps[0] ?? '');
    return youtube(named ? steps[1] : (url.searchParams.get('v') ?? undefined), url);
  }
  return VIMEO.test(host) ? vimeo(steps, url) : undefined;
}

function youtube(id: string | undefined, url: URL): VideoPlayer | undefined {
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return undefined;
  const query = new URLSearchParams({ autoplay: '1', rel: '0', hl: 'nl' });
  const start = seconds(url.searchParams.get('start') ?? url.searchParams.get('t'));
  if (start > 0) query.set('start', String(start));
  return { host: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?${query}` };
}

/** Parses a Vimeo address. An unlisted video has a hash, in the path or as the parameter `h`. */
function vimeo(steps: readonly string[], url: URL): VideoPlayer | undefined {
  const at = steps.findIndex((step) => /^\d{5,12}$/.test(step));
  if (at === -1) return undefined;
  const query = new URLSearchParams({ autoplay: '1', dnt: '1' });
  const hash = url.searchParams.get('h') ?? steps[at + 1] ?? '';
  if (/^[\da-f]{6,20}$/i.test(hash)) query.set('h', hash);
  return { host: 'Vimeo', src: `https://player.vimeo.com/video/${steps[at]}?${query}` };
}

/** Parses `90`, `90s` or `1h2m3s` to seconds. Returns 0 for anything else. */
function seconds(written: string | null): number {
  const found = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(written ?? '');
  if (!found) return 0;
  const [, hours = '0', minutes = '0', rest = '0'] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}
