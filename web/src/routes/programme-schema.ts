import { openData } from '../app/process/document-answer.ts';
import schema from '../domain/open-data/programme.schema.json' with { type: 'json' };
import type { Route } from './+types/programme-schema.ts';

/** What `programma.json` holds, for programs that check it. */
export const loader = ({ request }: Route.LoaderArgs) =>
  openData(request, JSON.stringify(schema), 'application/schema+json; charset=utf-8');
