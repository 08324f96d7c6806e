import { QrPicture } from './QrPicture.tsx';
import { qrModules } from './qr-modules.ts';

/** An address as a QR code, as wide as its parent. `label` describes its target for screen readers. */
export function QrCode({ url, label }: { url: string; label: string }) {
  return <QrPicture code={qrModules(url)} label={label} />;
}
