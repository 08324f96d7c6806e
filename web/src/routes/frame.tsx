import { Outlet } from 'react-router';
import { RichText } from '../blocks/RichText/RichText.tsx';
import { ContentUnavailable } from '../cms/client.ts';
import { cms } from '../cms/live.ts';
import { EMPTY_FRAME } from '../domain/frame.ts';
import { env } from '../env.ts';
import { isSimulated } from '../now.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import type { Route } from './+types/frame.ts';
import { nowContext } from './request-clock.ts';
import { asksOnlyForOtherPaths } from './shallow.ts';

export { asksOnlyForOtherPaths as shouldRevalidate };

export async function loader({ context }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  return {
    frame: await frameOrEmpty(),
    now,
    simulated: isSimulated(),
    measuring: env.META_PIXEL_ID !== undefined,
  };
}

/** The page inside says that content is away; the frame around it stays standing, be it bare. */
async function frameOrEmpty() {
  try {
    return await cms.frame();
  } catch (error) {
    if (error instanceof ContentUnavailable) return EMPTY_FRAME;
    throw error;
  }
}

export default function FrameDoor({ loaderData }: Route.ComponentProps) {
  const { frame, now, simulated, measuring } = loaderData;
  const { announcement } = frame.header;
  return (
    <SiteFrame
      frame={frame}
      announcement={announcement && <RichText document={announcement} variant="plain" />}
      now={now}
      simulated={simulated}
      measuring={measuring}
    >
      <Outlet />
    </SiteFrame>
  );
}
