/**
 * Whether the site itself responds at a path with a status below 500. Sends a HEAD request, which no worker or cache
 * handles. Rejects if no response arrives.
 */
export async function isSiteOnline(path: string, signal?: AbortSignal): Promise<boolean> {
  return (await fetch(path, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
}
