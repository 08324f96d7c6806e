import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useArrived } from '../../ui/kept.tsx';

const ROOM = { minBlockSize: '100vh' };

type AfterFirstFrameProps = {
  /** Draws what stands below the first view of a phone. */
  children: () => ReactNode;
};

/**
 * What stands below the first view of a page: where a phone opens the page from another one, it is drawn once the first
 * view is seen. Until then there is room for it, so that nothing that is seen moves. At once: what the server wrote; the
 * way back, which lands by height; a place on the page; a window that shows more.
 */
export function AfterFirstFrame({ children }: AfterFirstFrameProps) {
  const arrived = useArrived();
  const type = useNavigationType();
  const { hash } = useLocation();
  const [isDrawn, setIsDrawn] = useState(() => arrived || type === 'POP' || hash !== '' || !isPhone());
  useEffect(() => {
    if (isDrawn) return;
    return afterFrame(() => startTransition(() => setIsDrawn(true)));
  }, [isDrawn]);
  return isDrawn ? children() : <div style={ROOM} />;
}

/** A window that is a whole screen wide shows all that is drawn, and has a processor to draw it with. */
const isPhone = (): boolean => !window.matchMedia('(min-width: 48em)').matches;

/** Calls once the next frame is on the glass; gives the way to call it off. */
function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
