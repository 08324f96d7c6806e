import { openApiDocument } from '../app/pages/open-api.ts';
import { openData } from '../app/process/document-answer.ts';
import type { Route } from './+types/open-api.ts';

/** The HTTP contract of the site (docs/open-data.md). */
export const loader = ({ request }: Route.LoaderArgs) =>
  openData(request, JSON.stringify(openApiDocument()), 'application/json; charset=utf-8');
