import { reopenUnlessStarted } from '../../features/live/reopen-unless-started.ts';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { HallScreen } from './HallScreen.island.tsx';
import type { LiveScreenProps } from './LiveScreen.tsx';

/** The hall screen, without header and footer. */
export function LivePage({ now, plan, phone, address }: LiveScreenProps) {
  return (
    <>
      <HallScreen {...{ now, plan, phone, address }} />
      <RenderBlockingMarker />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code. */}
      <script dangerouslySetInnerHTML={{ __html: REOPEN }} />
    </>
  );
}

/** The source of `reopenUnlessStarted`, for an inline script: it must run even if no script file loads. */
const REOPEN = `(${String(reopenUnlessStarted).replace(/\/\*.*?\*\/|\n\s*/gs, '')})()`;
