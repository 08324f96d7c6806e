import { useEffect, useState } from 'react';

const RESTS_MS = 3_000;

/** Whether somebody is moving a mouse here, or was three seconds ago. */
export function usePointerAbout(): boolean {
  const [about, setAbout] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      setAbout(true);
      clearTimeout(timer);
      timer = setTimeout(() => setAbout(false), RESTS_MS);
    };
    window.addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
    };
  }, []);
  return about;
}
