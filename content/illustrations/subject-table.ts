import type { Subject } from './subject-rules.ts';
import { ACTIVITIES_A_G } from './subjects/activities-a-g.ts';
import { ACTIVITIES_H_Z } from './subjects/activities-h-z.ts';
import { PAGES } from './subjects/pages.ts';
import { TOWN } from './subjects/town.ts';

/** What the pictures of known stories show, by the name of the picture (the last part of the story's path). */
export const TABLE: Readonly<Record<string, Subject>> = {
  ...ACTIVITIES_A_G,
  ...ACTIVITIES_H_Z,
  ...PAGES,
  ...TOWN,
};
