import type { ReactNode } from 'react';
import type { SiteFrameContent } from '../domain/pages/site-frame.ts';
import type { ColourName } from '../domain/palette.ts';
import { formatFullDate } from '../domain/time/format.ts';
import { CookieNotice } from '../features/consent/CookieNotice.tsx';
import { PURPOSES, type Purpose } from '../features/consent/consent-store.ts';
import { Toast } from '../ui/toast/Toast.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import styles from './SiteFrame.module.css';

type SiteFrameProps = {
  frame: SiteFrameContent;
  /** The announcement banner; missing when the editors switched it off. */
  announcement?: ReactNode;
  /** Of when the programme is, in words, where it cannot be asked for now. */
  asOf?: string | undefined;
  now: Date;
  isSimulated: boolean;
  isHome: boolean;
  /** The colour at the top of the page, on which the header stands too. */
  colour?: ColourName | undefined;
  /** Whether anything is counted here, after consent. */
  hasAnalytics?: boolean;
  children: ReactNode;
};

/** Where the page itself stands between header and footer. */
const MAIN = 'inhoud';

const MEDIA: readonly Purpose[] = ['media'];

/** What stands around every page: skip link, cookie notice, header, the page, footer. */
export function SiteFrame(props: SiteFrameProps) {
  const { frame, now, isSimulated, isHome, colour, hasAnalytics = false, children } = props;
  // Without the time: a page would be another each minute, which it is nowhere else.
  const demo = isSimulated ? `Demo: de klok van deze site staat op ${formatFullDate(now)}.` : undefined;
  return (
    <>
      <a className={styles.skip} href={`#${MAIN}`}>
        Ga naar de inhoud
      </a>
      <CookieNotice asked={hasAnalytics ? PURPOSES : MEDIA} />
      <Header
        header={frame.header}
        announcement={props.announcement}
        asOf={props.asOf}
        now={now}
        pageColour={colour}
        showLogo={!isHome}
      />
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer footer={frame.footer} social={frame.social} demo={demo} />
      <Toast />
    </>
  );
}
