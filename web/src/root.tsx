// First of all styles: here stands in which order the layers of all others count.
import './ui/tokens.css';
import './ui/colours.css';
import './ui/base.css';
import './ui/print.css';

import { type ReactNode, useInsertionEffect, useRef } from 'react';
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
import { allowLateFonts, keepFallbacks, READ_IN_FALLBACK } from './ui/late-fonts.ts';

export { RootError as ErrorBoundary } from './layout/RootError.tsx';

export const middleware = [clockMiddleware, contentMiddleware];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageMiddleware];

// Before React starts: the style sheet of a part comes later.
if (!import.meta.env.SSR) keepFallbacks();

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
        <script suppressHydrationWarning>{import.meta.env.SSR ? READ_IN_FALLBACK : ''}</script>
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
  useNothingOfBefore();
  return <Outlet />;
}

/**
 * What the server wrote of its page for other machines is not true of the next one, and goes with it (layout/seo-tags.ts).
 * Fonts that came too late for that page may show on this one.
 */
function useNothingOfBefore(): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  // Before the new page is laid out for the first time.
  useInsertionEffect(() => {
    if (pathname === opened.current) return;
    allowLateFonts();
    const tags = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';
    for (const tag of document.head.querySelectorAll(tags)) tag.remove();
  }, [pathname]);
}
