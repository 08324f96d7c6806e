import { QrPicture } from './QrPicture.tsx';
import { qrModules } from './qr-modules.ts';

/** A QR code for an address, as wide as its parent. `label` describes the target for screen readers. */
export function QrCode({ url, label }: { url: string; label: string }) {
  return <QrPicture code={qrModules(url)} label={label} />;
}
