import styles from './QrPicture.module.css';

/** The drawing of a QR code. */
export type QrModules = {
  /** The length of a side in modules, including the white margin. */
  size: number;
  /** The dark modules as path data, one unit per module. */
  path: string;
};

/** A QR code as wide as its parent element. `label` describes the target for screen readers. */
export function QrPicture({ code: { size, path }, label }: { code: QrModules; label: string }) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
