import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useRouteLoaderData } from 'react-router';
import { pageHeaders } from '../app/process/page-loader.ts';
import { SHELL } from '../domain/pages/paths.ts';
import { isRecord } from '../domain/unknown-values.ts';
import { leftAt, scrollOnceDrawn } from '../features/navigation/left-at.ts';
import { isOurPage } from '../features/navigation/use-client-navigation.ts';
import { NotOnDevice } from '../screens/status/NotOnDevice.tsx';
import styles from '../screens/status/status-pages.module.css';
import { SCENES } from '../ui/Scene.tsx';
import type { Route } from './+types/app-shell.ts';

/** The bare frame, in which a device without a network draws its pages. The loader makes it answer a POST with 405. */
export const loader = () => null;

export const headers = pageHeaders;

export const meta: Route.MetaFunction = () => [
  { title: 'Boektopia' },
  { name: 'robots', content: 'noindex' },
];

/**
 * The worker answers any address with this document. React Router would find another page there than the one that was
 * written: the address is put aside before it looks, and asked for once the document is its own (docs/decisions/0107).
 */
const PUT_ASIDE = `if(location.pathname!=='${SHELL}'){document.currentScript.dataset.asked=location.href;history.replaceState(history.state,'','${SHELL}')}`;

/** The page that was asked for is not on the device, nor, with `nothing`, what would draw another one: not taken along yet. */
type Missing = 'page' | 'nothing';

export default function AppShellRoute() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const frame: unknown = useRouteLoaderData('routes/frame');
  const script = useRef<HTMLScriptElement>(null);
  const [missing, setMissing] = useState<Missing>();
  useEffect(() => {
    const asked = askedAddress(script.current?.dataset.asked);
    if (asked === undefined || !isRecord(frame)) return;
    const stay = (what: Missing) => {
      window.history.replaceState(window.history.state, '', asked);
      setMissing(what);
    };
    const draw = async () => {
      const { startDevice } = await import('../app/device/start-device.ts');
      const path = asked.pathname + asked.search;
      const isDrawn = startDevice(frame, path, revalidate);
      if (isOurPage(asked.pathname)) {
        // It is opened in the place of the frame: where it was left only that entry of the history says.
        const top = leftAt(window);
        await navigate(path + asked.hash, { replace: true, preventScrollReset: top !== undefined });
        if (top !== undefined) scrollOnceDrawn(top);
      } else stay('page');
      isDrawn();
    };
    draw().catch(() => stay('nothing'));
  }, [frame, navigate, revalidate]);
  return (
    <>
      {/* What a page names the worker takes along: what it shows when it has nothing else has a drawing. */}
      <script ref={script} data-drawings={SCENES} suppressHydrationWarning>
        {PUT_ASIDE}
      </script>
      {missing ? <NotOnDevice hasProgramme={missing === 'page'} /> : <div className={styles.awaited} />}
    </>
  );
}

/** The address that was put aside; `undefined` where this document stands at its own. */
function askedAddress(asked: string | undefined): URL | undefined {
  return asked === undefined || !URL.canParse(asked) ? undefined : new URL(asked);
}
