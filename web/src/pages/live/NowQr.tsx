import { type QrModules, QrPicture } from '../../ui/qr/QrPicture.tsx';
import styles from './NowQr.module.css';

export type NowCode = QrModules & {
  /** The target in readable form: «boektopia.be/nu». */
  address: string;
};

/** The QR code with which visitors open the programme on their phone, at the same place on all slides. */
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
