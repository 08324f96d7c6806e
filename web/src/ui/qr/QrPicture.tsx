import styles from './QrPicture.module.css';

/** A QR code as it is drawn. */
export type QrModules = {
  /** The length of a side in modules, the white around it included. */
  size: number;
  /** The dark modules, for an SVG in which a module is 1 by 1. */
  path: string;
};

/** A QR code as wide as its parent. `label` says where it leads, for who cannot see it. */
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
