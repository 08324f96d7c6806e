import { type ReactNode, Suspense } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { SiteFrameContent } from '../domain/pages/site-frame.ts';
import { type ColourName, PAGE_COLOURS } from '../domain/palette.ts';
import { formatFullDate } from '../domain/time/format.ts';
import { AskConsent } from '../features/consent/AskConsent.tsx';
import { PURPOSES, type Purpose } from '../features/consent/consent.ts';
import { LatestLocation } from '../features/navigation/LatestLocation.tsx';
import { LeavingFocus } from '../features/navigation/LeavingFocus.tsx';
import { LostConnection } from '../features/navigation/LostConnection.tsx';
import { PendingBar } from '../features/navigation/PendingBar.tsx';
import { PrefetchInView } from '../features/navigation/PrefetchInView.tsx';
import { useClientNavigation } from '../features/navigation/use-client-navigation.ts';
import { usePageFocus } from '../features/navigation/use-page-focus.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './SiteFrame.module.css';

type SiteFrameProps = {
  frame: SiteFrameContent;
  /** The announcement banner; missing when the editors switched it off. */
  announcement?: ReactNode;
  /** Of when the programme is, in words, where it cannot be asked for now. */
  asOf?: string;
  /** The same in passing, while it is asked for. */
  unconfirmed?: string;
  now: Date;
  simulated: { simulated: boolean };
  /** Whether anything is counted here, after consent. */
  analytics?: boolean;
  /** Whether pages are fetched before they are asked for: not where nothing may be kept, as in a preview. */
  prefetching?: boolean;
  children: ReactNode;
};

/** Where the page itself stands between header and footer. */
const MAIN = 'inhoud';

const MEDIA: readonly Purpose[] = ['media'];

/**
 * What stands around every page: skip link, cookie notice, header, the page, footer, and where toasts appear. Nothing waits
 * in a `<Suspense>` here: each is a part that React makes react in a step of its own, so that a slow phone answers in between.
 */
export function SiteFrame(props: SiteFrameProps) {
  const {
    frame,
    announcement,
    asOf,
    unconfirmed,
    now,
    simulated,
    analytics = false,
    prefetching = true,
    children,
  } = props;
  const { pageColour, isHome } = usePageColour();
  const { pathname } = useLocation();
  usePageFocus();
  useClientNavigation();
  // Without the time: a page would be another each minute, which it is nowhere else.
  const demo = simulated.simulated
    ? `Demo: de klok van deze site staat op ${formatFullDate(now)}.`
    : undefined;
  return (
    <ToastProvider>
      <LatestLocation>
        <a className={styles.skip} href={`#${MAIN}`}>
          Ga naar de inhoud
        </a>
        <AskConsent asked={analytics ? PURPOSES : MEDIA} />
        <Header
          header={frame.header}
          announcement={announcement}
          asOf={asOf}
          now={now}
          pageColour={pageColour}
          showLogo={!isHome}
        />
        <LeavingFocus page={pathname} />
        <main id={MAIN} className={styles.main} tabIndex={-1}>
          <Suspense>{children}</Suspense>
        </main>
        <LostConnection />
        <PendingBar unconfirmed={unconfirmed} />
        {prefetching && <PrefetchInView within={MAIN} />}
        <Suspense>
          <Footer footer={frame.footer} social={frame.social} demo={demo} />
        </Suspense>
      </LatestLocation>
    </ToastProvider>
  );
}

/** What an editor may choose, and what a page of the site itself has. */
const FIELDS: readonly ColourName[] = [...PAGE_COLOURS, 'ink'];

/** The colour at the top of the page, which its loader gives as `pageColour`: the header stands on the same. */
function usePageColour(): { pageColour: ColourName | undefined; isHome: boolean } {
  const last = useMatches().at(-1);
  const given =
    typeof last?.loaderData === 'object' && last.loaderData !== null && 'pageColour' in last.loaderData
      ? last.loaderData.pageColour
      : undefined;
  return { pageColour: FIELDS.find((colour) => colour === given), isHome: last?.pathname === '/' };
}
