import type { ReactNode } from 'react';
import { Link, useMatches } from 'react-router';
import { PAGE_COLOURS, type PageColour } from '../domain/colour.ts';
import { formatFullDate, formatTime } from '../domain/format.ts';
import type { Frame } from '../domain/frame.ts';
import { LatestLocation } from '../features/latest-location/LatestLocation.tsx';
import { type InternalLinkProps, InternalLinkProvider } from '../ui/Anchor.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './SiteFrame.module.css';

type SiteFrameProps = {
  frame: Frame;
  /** The announcement banner; missing when the editors switched it off. */
  announcement?: ReactNode;
  now: Date;
  simulated: { simulated: boolean };
  children: ReactNode;
};

/** What stands around every page: skip link, header, the page, footer. */
export function SiteFrame({ frame, announcement, now, simulated, children }: SiteFrameProps) {
  const { field, isHome } = usePageField();
  const demo = simulated.simulated
    ? `Demo: de klok van deze site staat op ${formatFullDate(now)}, ${formatTime(now)}.`
    : undefined;
  return (
    <InternalLinkProvider link={RouterLink}>
      <LatestLocation>
        <a className={styles.skip} href="#inhoud">
          Ga naar de inhoud
        </a>
        <Header
          header={frame.header}
          announcement={announcement}
          now={now}
          field={field}
          showLogo={!isHome}
        />
        <main id="inhoud" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer footer={frame.footer} social={frame.social} demo={demo} />
      </LatestLocation>
    </InternalLinkProvider>
  );
}

/** Links that stay on the site move without loading a page. */
function RouterLink({ href, ...rest }: InternalLinkProps) {
  return <Link to={href} {...rest} />;
}

/** The colour of the page's top, which its door gives as `field`, so that the header stands on the same. */
function usePageField(): { field: PageColour | undefined; isHome: boolean } {
  const last = useMatches().at(-1);
  const given =
    typeof last?.loaderData === 'object' && last.loaderData !== null && 'field' in last.loaderData
      ? last.loaderData.field
      : undefined;
  return { field: PAGE_COLOURS.find((colour) => colour === given), isHome: last?.pathname === '/' };
}
