import { programmeJsonSchema } from '../app/pages/programme-schema.ts';
import { openData } from '../app/process/document-answer.ts';
import type { Route } from './+types/programme-schema.ts';

/** The JSON Schema of `programma.json`, for programs that check it. */
export const loader = ({ request }: Route.LoaderArgs) =>
  openData(request, JSON.stringify(programmeJsonSchema()), 'application/schema+json; charset=utf-8');
