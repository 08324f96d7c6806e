import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

export type EditorPage = { origin: string; stop: () => Promise<void> };

/**
 * HTML that simulates Storyblok's Visual Editor. It loads the address in its own URL hash into a frame, and
 * records the messages of the page in that frame.
 */
const EDITOR_PAGE = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Editor</title><iframe title="Pagina"></iframe><script>
  const frame = document.querySelector('iframe');
  frame.style.cssText = 'width: 1200px; height: 800px; border: 0';
  window.heard = [];
  window.tell = (message) => frame.contentWindow.postMessage(message, '*');
  addEventListener('message', ({ data }) => window.heard.push(data));
  frame.src = decodeURIComponent(location.hash.slice(1));
</script>`;

export async function startEditorPage(): Promise<EditorPage> {
  const server = createServer((request, response) => {
    // Ignores other requests: browsers also request an icon.
    if (request.url !== '/') return void response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(EDITOR_PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** Returns the parameters that the Visual Editor adds to a URL, signed with this token and this many seconds old. */
export function editorToken(ageSeconds = 0, previewToken = 'preview'): URLSearchParams {
  const timestamp = Math.floor(Date.now() / 1_000) - ageSeconds;
  const token = createHash('sha1').update(`101:${previewToken}:${timestamp}`).digest('hex');
  return new URLSearchParams({
    _storyblok: '1',
    '_storyblok_tk[space_id]': '101',
    '_storyblok_tk[timestamp]': String(timestamp),
    '_storyblok_tk[token]': token,
  });
}

/** The preview link without its slug, which the test appends. */
export const PREVIEW_LINK = '/api/preview?secret=voorbeeld&slug=';

/** Follows the preview link as an editor. Returns the cookie that the site sets. */
export async function editorsCookie(origin: string): Promise<string> {
  const response = await fetch(origin + PREVIEW_LINK, { redirect: 'manual' });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
