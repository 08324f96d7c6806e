/**
 * Whether the site itself has an answer for a path, however it is: no worker and no cache answers a HEAD. Rejects where nothing
 * comes.
 */
export async function isSiteThere(path: string, signal?: AbortSignal): Promise<boolean> {
  return (await fetch(path, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
}
