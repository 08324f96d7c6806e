// First of all styles: here stands in which order the layers of all others count.
import './ui/tokens.css';
import './ui/colours.css';
import './ui/base.css';
import './ui/print.css';

import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { clockMiddleware } from './app/process/request-clock.ts';
import { contentMiddleware } from './app/process/request-content.ts';
import displayFont from './ui/fonts/bricolage-display.woff2?url';
import textFont from './ui/fonts/bricolage-text.woff2?url';

export const middleware = [clockMiddleware, contentMiddleware];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl-BE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#d81e2c" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** A whole page that needs nothing: only what broke the frame itself arrives here, page errors are caught inside it. */
export function ErrorBoundary() {
  return (
    <main>
      <title>Er ging iets mis | Boektopia</title>
      <h1>Er ging iets mis</h1>
      <p>
        De site kan deze bladzijde nu niet tonen. Probeer het zo dadelijk opnieuw, of begin{' '}
        <a href="/">vooraan</a>.
      </p>
    </main>
  );
}
