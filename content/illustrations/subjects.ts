import * as cats from './compositions/cats.ts';
import * as conversation from './compositions/conversation.ts';
import * as kitchen from './compositions/kitchen.ts';
import * as kortrijk from './compositions/kortrijk.ts';
import * as thriller from './compositions/thriller.ts';
import type { Composition } from './print.ts';

/** Every composition by name. */
export const COMPOSITIONS = {
  ...cats,
  ...conversation,
  ...kitchen,
  ...kortrijk,
  ...thriller,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;
