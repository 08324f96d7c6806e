import type { ReactNode } from 'react';
import { EMPTY_FRAME, type SiteFrameContent } from '../domain/pages/site-frame.ts';
import type { ColourName } from '../domain/palette.ts';
import { asOfWords } from '../domain/time/format.ts';
import { env } from '../env.ts';
import { RetentionContext } from '../features/forms/retention.tsx';
import { Preview } from '../features/preview/Preview.tsx';
import { orNothing } from '../http/responses.ts';
import { Announcement } from '../layout/header/Announcement.tsx';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import type { RequestContent, SiteEnv } from '../ports.ts';

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

type Asked = { now: Date; content: RequestContent; env: Pick<SiteEnv['Bindings'], 'build' | 'clock'> };

/** Asks for what stands around a page. Where content is away the page says so; the frame stays standing, be it bare. */
export async function frameFacts({
  now,
  content: { cms, preview },
  env: { build, clock },
}: Asked): Promise<FrameFacts> {
  const frame = (await orNothing(cms.frame())) ?? EMPTY_FRAME;
  const since = await cms.outdatedSince();
  const editor = preview?.editor;
  return {
    frame,
    asOf: since && asOfWords(since, new Date()),
    now,
    isSimulated: clock.isSimulated(),
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

type PageFrameProps = FrameFacts & { isHome: boolean; children: ReactNode };

/** Header, footer, and what else stands around a page. */
export function PageFrame({ frame, keptDays, editor, children, ...rest }: PageFrameProps) {
  const { announcement, urgent } = frame.header;
  return (
    <Preview editor={editor}>
      <SiteFrame
        {...rest}
        frame={frame}
        announcement={announcement && <Announcement text={announcement} urgent={urgent} />}
      >
        <RetentionContext days={keptDays}>{children}</RetentionContext>
      </SiteFrame>
    </Preview>
  );
}
