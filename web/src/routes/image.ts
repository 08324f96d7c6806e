import { answerImage } from '../app/process/images/image-endpoint.ts';
import type { Route } from './+types/image.ts';

/** The image path `/beeld?url=&w=&q=75`: originals of the content system and of UiTdatabank, at the width a screen needs. */
export const loader = ({ request, url }: Route.LoaderArgs) => answerImage(url, request);
