import { join } from 'node:path';
import { env } from '../../env.ts';
import { createImageSigner, imageSecrets } from './image-signature.ts';

/** Signs image addresses with the configured secrets. */
export const imageSigner = createImageSigner(
  imageSecrets(env.IMAGE_SECRET, join(env.DATA_DIR, 'image-secret'), (line) => console.warn(line)),
);
