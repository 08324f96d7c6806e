// First of all styles: here stands in which order the layers of all others count.
import './ui/tokens.css';
import './ui/colours.css';
import './ui/base.css';
import './ui/print.css';

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import { clockMiddleware } from './app/process/request-clock.ts';
import { contentMiddleware } from './app/process/request-content.ts';
import { keepPageMiddleware } from './features/navigation/keep-page.ts';
import { useVisitReport } from './features/visits/use-visit-report.ts';
import { PageScripts } from './layout/PageScripts.tsx';
import { PageStyles } from './layout/PageStyles.tsx';
import displayFont from './ui/fonts/bricolage-display.woff2?url';
import textFont from './ui/fonts/bricolage-text.woff2?url';

export const middleware = [clockMiddleware, contentMiddleware];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageMiddleware];

/** The two that every page shows. */
const PRELOADED_FONTS = [displayFont, textFont];

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl-BE">
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
        <Meta />
        {import.meta.env.DEV ? <Links /> : <PageStyles />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <PageScripts />}
      </body>
    </html>
  );
}

export default function App() {
  useVisitReport();
  useNoTagsOfBefore();
  return <Outlet />;
}

/** What the server wrote of its page for other machines is not true of the next one, and goes with it (layout/seo-tags.ts). */
function useNoTagsOfBefore(): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname === opened.current) return;
    const tags = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';
    for (const tag of document.head.querySelectorAll(tags)) tag.remove();
  }, [pathname]);
}

/**
 * A whole page that needs nothing: only what broke the frame itself arrives here, page errors are caught inside it. It is
 * in the looks of the house, by attributes: the style sheets may be what is missing.
 */
export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <main style={ROOT_ERROR.page}>
      <title>Er ging iets mis | Boektopia</title>
      <p style={ROOT_ERROR.name}>Boektopia</p>
      <h1 style={ROOT_ERROR.title}>Er ging iets mis</h1>
      <p style={ROOT_ERROR.text}>
        Deze bladzijde lukt nu even niet. Probeer het zo dadelijk opnieuw, of begin vooraan.
      </p>
      <p>
        <a href={pathname + search} style={ROOT_ERROR.button}>
          Probeer opnieuw
        </a>
        <a href="/" style={ROOT_ERROR.link}>
          Naar de startpagina
        </a>
      </p>
    </main>
  );
}

const ROOT_ERROR = {
  page: {
    boxSizing: 'border-box',
    minHeight: '100vh',
    padding: '12vh 6vw',
    color: '#fff',
    background: '#d81e2c',
    font: '500 1.25rem/1.4 Bricolage, Arial, sans-serif',
  },
  name: { margin: 0, fontWeight: 800, fontSize: '1.5rem' },
  title: {
    margin: '0.5em 0 0.3em',
    font: "800 clamp(2.6rem, 9vw, 5.5rem)/1 'Bricolage Display', 'Arial Narrow', Arial, sans-serif",
  },
  text: { maxWidth: '30em', margin: '0 0 2em' },
  button: {
    display: 'inline-block',
    margin: '0 1em 1em 0',
    padding: '0.8em 1.5em',
    borderRadius: '999px',
    color: '#1b1430',
    background: '#fff',
    fontWeight: 700,
    textDecoration: 'none',
  },
  link: { display: 'inline-block', padding: '0.8em 1.5em', color: '#fff', fontWeight: 700 },
} satisfies Record<string, CSSProperties>;
