import type { ReactNode } from 'react';
import type { HeaderButton } from '../domain/edition/season-buttons.ts';
import type { SiteFrameContent } from '../domain/pages/site-frame.ts';
import type { ColourName } from '../domain/palette.ts';
import type { Day } from '../domain/time/brussels.ts';
import { formatFullDate } from '../domain/time/format.ts';
import { CookieNotice } from '../features/consent/CookieNotice.tsx';
import { PURPOSES, type Purpose } from '../features/consent/consent-store.ts';
import { URGENT } from '../features/urgent/urgent.ts';
import { Toast } from '../ui/toast/Toast.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import styles from './SiteFrame.module.css';

type SiteFrameProps = {
  frame: SiteFrameContent;
  /** The main button of the header; `undefined` if there is nothing to sell. */
  button: HeaderButton | undefined;
  /** The announcement banner; `undefined` if the editors switched it off. */
  announcement?: ReactNode;
  /** The urgent announcement, if any, which stays at the top of the window. */
  urgent?: ReactNode;
  /** The date of the offline programme in words. It is set only while the site cannot refresh the programme. */
  asOf?: string | undefined;
  /** The last day of the previous edition, if it is still published. */
  savedAfter: Day | undefined;
  now: Date;
  isSimulated: boolean;
  isHome: boolean;
  /** The colour of the header and of the top of the page. */
  colour?: ColourName | undefined;
  /** Whether this site uses analytics, which requires consent. */
  hasAnalytics?: boolean;
  skips?: readonly Skip[];
  children: ReactNode;
};

/** The id of the page content between header and footer. */
const MAIN = 'inhoud';

/** A part of a page to which a skip link leads. Its element has this id. */
export type Skip = 'lijst' | 'filter';

const MEDIA: readonly Purpose[] = ['media'];

/** Wraps the content of a page: skip links, header, content, footer, cookie notice. */
export function SiteFrame(props: SiteFrameProps) {
  const {
    frame,
    button,
    now,
    isSimulated,
    isHome,
    colour,
    hasAnalytics = false,
    skips = [],
    children,
  } = props;
  // The notice contains only the date, because a time would change the page every minute.
  const demo = isSimulated ? `Demo: de klok van deze site staat op ${formatFullDate(now)}.` : undefined;
  return (
    <>
      {[MAIN, ...skips].map((id) => (
        <a key={id} className={styles.skip} href={`#${id}`}>
          {`Naar de ${id}`}
        </a>
      ))}
      <div
        id={URGENT.id}
        className={styles.urgent}
        // Screen readers announce text that is inserted here, but not text that is here when the page opens.
        aria-live="assertive"
      >
        {props.urgent}
      </div>
      <Header
        header={frame.header}
        button={button}
        announcement={props.announcement}
        asOf={props.asOf}
        savedAfter={props.savedAfter}
        now={now}
        pageColour={colour}
        showLogo={!isHome}
      />
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer footer={frame.footer} social={frame.social} demo={demo} />
      <CookieNotice requested={hasAnalytics ? PURPOSES : MEDIA} />
      <Toast />
    </>
  );
}
