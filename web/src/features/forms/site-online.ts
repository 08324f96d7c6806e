/**
 * Whether the site itself responds for a path, with any status below 500: no worker or cache handles a HEAD request.
 * Rejects if no response comes.
 */
export async function isSiteOnline(path: string, signal?: AbortSignal): Promise<boolean> {
  return (await fetch(path, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
}
