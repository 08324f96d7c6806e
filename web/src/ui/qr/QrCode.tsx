import { QrPicture } from './QrPicture.tsx';
import { qrModules } from './qr-modules.ts';

/** A QR code for a URL, as wide as its parent element. `label` describes the target for screen readers. */
export function QrCode({ url, label }: { url: string; label: string }) {
  return <QrPicture code={qrModules(url)} label={label} />;
}
