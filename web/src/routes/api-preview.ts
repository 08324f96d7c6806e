import { startPreview } from '../app/process/preview.ts';
import type { Route } from './+types/api-preview.ts';

/** The link that editors follow from the content system. */
export const loader = ({ url }: Route.LoaderArgs) => startPreview(url);
