import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { buildContext } from '../app/process/build-context.ts';
import { asOfWords, outdatedSince } from '../app/process/content.ts';
import { nowContext } from '../app/process/request-clock.ts';
import { cmsContext, previewContext } from '../app/process/request-content.ts';
import { resultMiddleware } from '../app/process/responses.ts';
import { asksOnlyForOtherPaths } from '../app/process/revalidation.ts';
import { KeptText } from '../blocks/RichText/KeptText.tsx';
import { ContentUnavailable } from '../cms/client.ts';
import type { Cms } from '../cms/cms.ts';
import { plainText } from '../domain/pages/rich-text.ts';
import { EMPTY_FRAME, wireFrame } from '../domain/pages/site-frame.ts';
import { env } from '../env.ts';
import { RetentionContext } from '../features/forms/retention.tsx';
import { noteBuild } from '../features/navigation/other-build.ts';
import { useSiteWorker, type WorkerWish } from '../features/offline/use-site-worker.ts';
import { Preview } from '../features/preview/Preview.tsx';
import { Announcement } from '../layout/Announcement.tsx';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { isSimulated } from '../now.ts';
import type { Route } from './+types/frame.ts';

export { asksOnlyForOtherPaths as shouldRevalidate };

export const middleware = [resultMiddleware];

/** What a device says that draws its pages, and never the site: of when the page is, while the site is asked for it. */
const SAID_BY_DEVICE: { unconfirmed?: string } = {};

export async function loader({ context }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  const cms = context.get(cmsContext);
  const frame = await frameOrEmpty(cms);
  const since = await outdatedSince(cms);
  const editor = context.get(previewContext)?.editor;
  const build = context.get(buildContext);
  return {
    frame: wireFrame(frame),
    build,
    ...(since && { asOf: asOfWords(since) }),
    now,
    simulated: isSimulated(),
    analytics: env.META_PIXEL_ID !== undefined,
    keptDays: env.RETENTION_DAYS,
    editor,
    worker: workerWish(build, editor),
    ...SAID_BY_DEVICE,
  };
}

/**
 * Development has no worker: it would answer with what was changed since. One that is switched off is taken away by the page
 * too: when a browser asks for the script that takes itself away is its own affair.
 */
function workerWish(build: string | undefined, editor: string | undefined): WorkerWish {
  if (build === undefined) return undefined;
  return editor === undefined && env.SERVICE_WORKER === 'on' ? 'keep' : 'leave';
}

/** The page inside says that content is away; the frame around it stays standing, be it bare. */
async function frameOrEmpty(cms: Cms) {
  try {
    return await cms.frame();
  } catch (error) {
    if (error instanceof ContentUnavailable) return EMPTY_FRAME;
    throw error;
  }
}

export default function FrameRoute({ loaderData }: Route.ComponentProps) {
  const { build, frame, asOf, unconfirmed, now, simulated, analytics, keptDays, editor, worker } = loaderData;
  const { announcement } = frame.header;
  useEffect(() => noteBuild(build), [build]);
  useSiteWorker(worker);
  return (
    <Preview editor={editor}>
      <SiteFrame
        frame={frame}
        announcement={
          announcement && (
            <Announcement words={plainText(announcement)} urgent={frame.header.urgent}>
              <KeptText document={announcement} variant="plain" />
            </Announcement>
          )
        }
        asOf={asOf}
        unconfirmed={unconfirmed}
        now={now}
        simulated={simulated}
        analytics={analytics}
        prefetching={editor === undefined}
      >
        <RetentionContext days={keptDays}>
          <Outlet />
        </RetentionContext>
      </SiteFrame>
    </Preview>
  );
}
