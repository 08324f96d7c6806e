// Keep this import first: it sets the order of the cascade layers for all other stylesheets.
import '../ui/styles/tokens.css';
import '../ui/styles/colours.css';
import '../ui/styles/base.css';
import '../ui/styles/print.css';

import type { ReactNode } from 'react';
import { STORE_INSTALL_PROMPT } from '../features/offline/install-offer.ts';
import { type HeadTag, headTags } from '../layout/head/head-tags.tsx';
import type { PageAssets } from '../ports.ts';
import displayFont from '../ui/fonts/bricolage-display.woff2?url';
import textFont from '../ui/fonts/bricolage-text.woff2?url';
import { READ_IN_FALLBACK } from '../ui/late-fonts.ts';

type DocumentProps = {
  tags: readonly HeadTag[];
  assets: PageAssets;
  /** The name of the kind of page, for visit metrics. */
  kind: string;
  /** The build that rendered the page; `undefined` in development. */
  build: string | undefined;
  /** Whether the page should register or remove the service worker. */
  worker: 'keep' | 'leave' | undefined;
  /** In a preview, the origin of the editor's interface. */
  editor: string | undefined;
  children: ReactNode;
};

/** The two fonts that every page uses. */
const PRELOADED_FONTS = [displayFont, textFont];

/**
 * Marks the root element if the page's script fails to load or does not run within nine seconds. Styles then show the
 * page as if scripts were off, and a page that would have renewed itself shows its snapshot time.
 */
const NOTE_FAILED_SCRIPTS = `{const d=document,r=d.documentElement.dataset,t=new Date,
f=()=>{if('works'in r)return;r.scripts='failed';let a=d.querySelector('[data-page-age]');
if(a&&d.querySelector('is-land[renews],main [data-renewed]'))a.hidden=false,
a.textContent='Stand van '+t.toLocaleTimeString('nl-BE',{timeZone:'Europe/Brussels',hour:'2-digit',minute:'2-digit'})};
addEventListener('error',e=>{e.target.type==='module'&&f()},true);setTimeout(f,9000)}`.replaceAll('\n', '');

/** The inline scripts, which must run before the first paint. */
const EARLY = `${READ_IN_FALLBACK};${STORE_INSTALL_PROMPT};${NOTE_FAILED_SCRIPTS}`;

/** Maximum wait for the first frame before a page loads its scripts, in ms. Covered windows get no frames. */
const FRAME_MS = 2_000;

/**
 * Returns the inline script that loads the page's scripts after the first frame, because they would delay it on a slow
 * phone. A page in a background tab or a prerendered page paints no frames, so it loads them at once.
 */
const startScripts = (addresses: readonly string[]) =>
  `addEventListener('DOMContentLoaded',()=>{let begun;const start=()=>{if(begun)return;begun=1;
for(const src of ${JSON.stringify(addresses)})
document.head.append(Object.assign(document.createElement('script'),{type:'module',async:false,src}))};
if(document.hidden)return start();
requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${FRAME_MS})})`.replaceAll('\n', '');

/** The HTML document around every page, including error pages. */
export function Document(props: DocumentProps) {
  const { tags, assets, kind, build, worker, editor, children } = props;
  return (
    <html lang="nl-BE" data-page={kind} data-build={build} data-worker={worker} data-editor={editor}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#d81e2c" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {PRELOADED_FONTS.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {headTags(tags)}
        <script>{EARLY}</script>
        {assets.styles !== '' && <style>{assets.styles}</style>}
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script>{startScripts(assets.scripts)}</script>
      </head>
      <body>{children}</body>
    </html>
  );
}
