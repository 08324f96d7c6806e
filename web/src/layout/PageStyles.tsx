import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useInsertionEffect,
  useState,
} from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { PartSheetTexts } from '../ui/PartSheet.tsx';
import { readySheet } from '../ui/ready-sheets.ts';

/** The text of a style sheet by its address, where there is one: the server knows them, a browser does not. */
const StyleTexts = createContext<((href: string) => string | undefined) | undefined>(undefined);

type SheetTextsProps = {
  /** The text of a sheet by its address. */
  texts: ComponentProps<typeof StyleTexts>['value'];
  /** The sheet of a part that few pages have, by the name of the part. */
  parts: ComponentProps<typeof PartSheetTexts>['value'];
  children: ReactNode;
};

/** On the server: has the style sheets of the page in here stand in the page itself. */
export function SheetTexts({ texts, parts, children }: SheetTextsProps) {
  return (
    <StyleTexts value={texts}>
      <PartSheetTexts value={parts}>{children}</PartSheetTexts>
    </StyleTexts>
  );
}

/**
 * The style sheets of a page. They travel in the page itself: on a slow line one more request before the first paint costs
 * more than their bytes. A page that is opened from another one fetches what it needs beside that, or has it ready, and is
 * shown when it is there (docs/decisions/0038).
 */
export function PageStyles() {
  const routes = useContext(FrameworkContext)?.manifest.routes ?? {};
  // Vite marks sheets that hold nothing of the file that imports them with an empty fragment.
  const sheets = useMatches()
    .flatMap(({ id }) => routes[id]?.css ?? [])
    .map((href) => href.replace(/#$/, ''));
  return [...new Set(sheets)].map((href) => <PageSheet key={href} href={href} />);
}

/** A style sheet of a page, or of a part of it that few addresses show: it stands behind those of the page. */
export function PageSheet({ href }: { href: string }) {
  const text = useContext(StyleTexts)?.(href);
  const [ready] = useState(() => readySheet(href));
  // In the frame that shows the page, so that it is laid out once; for good, as what React brings.
  useInsertionEffect(() => {
    if (ready) ready.media = 'all';
  }, [ready]);
  if (text !== undefined) {
    return (
      <style href={href} precedence="page">
        {text}
      </style>
    );
  }
  return ready || isInPage(href) ? null : <link rel="stylesheet" href={href} precedence="page" />;
}

/** Whether the server put a sheet into the page, so that it need not be fetched. */
function isInPage(href: string): boolean {
  return typeof document !== 'undefined' && document.querySelector(`style[data-href~="${href}"]`) !== null;
}
