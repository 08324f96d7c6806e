import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { headerButton } from '../domain/edition/season-buttons.ts';
import { EMPTY_FRAME, type SiteFrameContent } from '../domain/pages/site-frame.ts';
import type { ColourName } from '../domain/palette.ts';
import { asOfWords } from '../domain/time/format.ts';
import { env } from '../env.ts';
import { RetentionContext } from '../features/forms/retention.tsx';
import { Preview } from '../features/preview/Preview.tsx';
import { undefinedIfUnavailable } from '../http/responses.ts';
import { Announcement, UrgentAnnouncement } from '../layout/header/Announcement.tsx';
import { SiteFrame, type Skip } from '../layout/SiteFrame.tsx';
import type { RequestContent, SiteEnv } from '../ports.ts';
import { type SeasonNow, seasonNow } from './season-now.ts';

/** The data for the parts around every page: header, footer, notices. */
export type FrameFacts = {
  frame: SiteFrameContent;
  /** The season; `undefined` if the days of the festival are unavailable. */
  season: SeasonNow | undefined;
  /** The age of the programme in words, if the CMS is unreachable. */
  asOf: string | undefined;
  now: Date;
  isSimulated: boolean;
  /** Whether this site has an analytics pixel, which needs consent. */
  hasAnalytics: boolean;
  /** How long the site retains submitted data, in days. */
  retentionDays: number;
  /** In an editor's preview: the origin of the Visual Editor, which frames the page. */
  editor: string | undefined;
  worker: 'keep' | 'leave' | undefined;
  colour?: ColourName | undefined;
};

type Requested = { now: Date; content: RequestContent; env: Pick<SiteEnv['Bindings'], 'build' | 'clock'> };

/** Loads the data around a page. If the CMS is unreachable, header and footer are empty and the page says so. */
export async function frameFacts({
  now,
  content: { cms, preview },
  env: { build, clock },
}: Requested): Promise<FrameFacts> {
  const [frame = EMPTY_FRAME, season] = await Promise.all([
    undefinedIfUnavailable(cms.frame()),
    seasonNow(cms, now),
  ]);
  const since = await cms.outdatedSince(now);
  const editor = preview?.editor;
  return {
    frame,
    season,
    asOf: since && asOfWords(since, new Date()),
    now,
    isSimulated: clock.isSimulated(),
    hasAnalytics: env.META_PIXEL_ID !== undefined,
    retentionDays: env.RETENTION_DAYS,
    editor,
    worker: workerWish(build, editor),
  };
}

/**
 * Whether the page registers (`keep`) or unregisters (`leave`) the worker. In development it does neither, because a
 * worker would serve outdated files. If the worker is switched off, pages unregister it themselves, because browsers
 * may check for a new worker script much later.
 */
function workerWish(build: string | undefined, editor: string | undefined): FrameFacts['worker'] {
  if (build === undefined) return undefined;
  return editor === undefined && env.SERVICE_WORKER === 'on' ? 'keep' : 'leave';
}

type PageFrameProps = FrameFacts & { isHome: boolean; skips?: readonly Skip[]; children: ReactNode };

/** Returns the urgent announcement as HTML; `undefined` if no announcement is urgent. */
export const urgentMarkup = ({ header: { announcement, urgent } }: SiteFrameContent): string | undefined =>
  announcement && urgent ? renderToStaticMarkup(<UrgentAnnouncement text={announcement} />) : undefined;

/** The header, the footer and everything else around a page. */
export function PageFrame({ frame, season, retentionDays, editor, children, ...rest }: PageFrameProps) {
  const { announcement, urgent } = frame.header;
  return (
    <Preview editor={editor} faults={frame.faults}>
      <SiteFrame
        {...rest}
        frame={frame}
        button={headerButton(frame.header.tickets, season)}
        savedAfter={season?.previous?.last}
        announcement={announcement && !urgent && <Announcement text={announcement} />}
        urgent={announcement && urgent && <UrgentAnnouncement text={announcement} />}
      >
        <RetentionContext days={retentionDays}>{children}</RetentionContext>
      </SiteFrame>
    </Preview>
  );
}
