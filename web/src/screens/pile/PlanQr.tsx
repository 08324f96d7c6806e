import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import styles from './SharePlan.module.css';

/** Pixels to a module: sharp on a screen with two for one. */
const SCALE = 8;
/** What must be left white around it, in modules, to be found by a phone (ISO/IEC 18004). */
const QUIET = 4;

/** An address as a QR code. */
export function PlanQr({ url }: { url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data, size } = encode(url, { border: QUIET });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = 'white';
    context.fillRect(0, 0, size * SCALE, size * SCALE);
    context.fillStyle = 'black';
    for (const [y, row] of data.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (isDark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
      }
    }
  }, [data, size]);
  return (
    <canvas
      ref={canvas}
      width={size * SCALE}
      height={size * SCALE}
      className={styles.code}
      role="img"
      aria-label="QR-code met de link naar je stapel"
    />
  );
}
