import type { ReactNode } from 'react';
import { RichText } from '../blocks/RichText/RichText.tsx';
import { ContentUnavailable } from '../cms/client.ts';
import type { Cms } from '../cms/cms.ts';
import { plainText } from '../domain/pages/rich-text.ts';
import { EMPTY_FRAME, type SiteFrameContent } from '../domain/pages/site-frame.ts';
import type { ColourName } from '../domain/palette.ts';
import { env } from '../env.ts';
import { RetentionContext } from '../features/forms/retention.tsx';
import { Preview } from '../features/preview/Preview.tsx';
import { Announcement } from '../layout/Announcement.tsx';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { isSimulated } from '../now.ts';
import { asOfWords, outdatedSince } from '../server/content/content.ts';
import type { RequestContent } from '../server/content/request-content.ts';

/** What stands around every page, as it is now. */
export type FrameFacts = {
  frame: SiteFrameContent;
  /** Of when the programme is, in words, where it cannot be asked for now. */
  asOf: string | undefined;
  now: Date;
  isSimulated: boolean;
  /** Whether anything is counted here, after consent. */
  hasAnalytics: boolean;
  /** How long what a visitor sends is kept, in days. */
  keptDays: number;
  /** The origin of the editor's screen, in a preview. */
  editor: string | undefined;
  worker: 'keep' | 'leave' | undefined;
  colour?: ColourName | undefined;
};

type Asked = { now: Date; content: RequestContent; env: { build: string | undefined } };

/** Asks for what stands around a page. Where content is away the page says so; the frame stays standing, be it bare. */
export async function frameFacts({
  now,
  content: { cms, preview },
  env: { build },
}: Asked): Promise<FrameFacts> {
  const frame = await frameOrEmpty(cms);
  const since = await outdatedSince(cms);
  const editor = preview?.editor;
  return {
    frame,
    asOf: since && asOfWords(since),
    now,
    isSimulated: isSimulated().simulated,
    hasAnalytics: env.META_PIXEL_ID !== undefined,
    keptDays: env.RETENTION_DAYS,
    editor,
    worker: workerWish(build, editor),
  };
}

/**
 * Development has no worker: it would answer with what was changed since. One that is switched off is taken away by the page
 * too: when a browser asks for the script that takes itself away is its own affair.
 */
function workerWish(build: string | undefined, editor: string | undefined): FrameFacts['worker'] {
  if (build === undefined) return undefined;
  return editor === undefined && env.SERVICE_WORKER === 'on' ? 'keep' : 'leave';
}

async function frameOrEmpty(cms: Cms): Promise<SiteFrameContent> {
  try {
    return await cms.frame();
  } catch (error) {
    if (error instanceof ContentUnavailable) return EMPTY_FRAME;
    throw error;
  }
}

type PageFrameProps = FrameFacts & { isHome: boolean; children: ReactNode };

/** Header, footer, and what else stands around a page. */
export function PageFrame({ frame, keptDays, editor, children, ...rest }: PageFrameProps) {
  const { announcement, urgent } = frame.header;
  return (
    <Preview editor={editor}>
      <SiteFrame
        {...rest}
        frame={frame}
        announcement={
          announcement && (
            <Announcement words={plainText(announcement)} urgent={urgent}>
              <RichText document={announcement} variant="plain" />
            </Announcement>
          )
        }
      >
        <RetentionContext days={keptDays}>{children}</RetentionContext>
      </SiteFrame>
    </Preview>
  );
}
