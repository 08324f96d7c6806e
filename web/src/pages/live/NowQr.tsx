import { type QrModules, QrPicture } from '../../ui/qr/QrPicture.tsx';
import styles from './NowQr.module.css';

export type NowCode = QrModules & {
  /** What a phone is led to, as people say it: «boektopia.be/nu». */
  address: string;
};

/** By which who stands before the screen takes the programme along: always at the same place. */
export function NowQr({ code }: { code: NowCode }) {
  return (
    <figure className={styles.take}>
      <figcaption className={styles.words}>
        Op je telefoon <span className={styles.address}>{code.address}</span>
      </figcaption>
      <div className={styles.code}>
        <QrPicture code={code} label={`QR-code van ${code.address}`} />
      </div>
    </figure>
  );
}
