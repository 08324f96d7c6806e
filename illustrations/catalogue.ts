import * as baking from './compositions/baking.ts';
import * as beasts from './compositions/beasts.ts';
import * as bedtime from './compositions/bedtime.ts';
import * as bodies from './compositions/bodies.ts';
import * as bookwork from './compositions/bookwork.ts';
import * as cases from './compositions/cases.ts';
import * as cats from './compositions/cats.ts';
import * as cellars from './compositions/cellars.ts';
import * as ceremony from './compositions/ceremony.ts';
import * as children from './compositions/children.ts';
import * as comfort from './compositions/comfort.ts';
import * as comics from './compositions/comics.ts';
import * as conversation from './compositions/conversation.ts';
import * as court from './compositions/court.ts';
import * as crowds from './compositions/crowds.ts';
import * as curios from './compositions/curios.ts';
import * as doors from './compositions/doors.ts';
import * as dragons from './compositions/dragons.ts';
import * as drawing from './compositions/drawing.ts';
import * as fantasy from './compositions/fantasy.ts';
import * as flanders from './compositions/flanders.ts';
import * as garden from './compositions/garden.ts';
import * as gear from './compositions/gear.ts';
import * as glassware from './compositions/glassware.ts';
import * as intruder from './compositions/intruder.ts';
import * as kitchen from './compositions/kitchen.ts';
import * as kortrijk from './compositions/kortrijk.ts';
import * as lettering from './compositions/lettering.ts';
import * as letters from './compositions/letters.ts';
import * as market from './compositions/market.ts';
import * as objects from './compositions/objects.ts';
import * as paperCreatures from './compositions/paper-creatures.ts';
import * as places from './compositions/places.ts';
import * as portraits from './compositions/portraits.ts';
import * as printed from './compositions/printed.ts';
import * as quay from './compositions/quay.ts';
import * as readers from './compositions/readers.ts';
import * as roads from './compositions/roads.ts';
import * as rooms from './compositions/rooms.ts';
import * as scenes from './compositions/scenes.ts';
import * as school from './compositions/school.ts';
import * as sentences from './compositions/sentences.ts';
import * as shelf from './compositions/shelf.ts';
import * as signing from './compositions/signing.ts';
import * as speech from './compositions/speech.ts';
import * as stage from './compositions/stage.ts';
import * as streets from './compositions/streets.ts';
import * as table from './compositions/table.ts';
import * as tales from './compositions/tales.ts';
import * as things from './compositions/things.ts';
import * as thriller from './compositions/thriller.ts';
import * as travel from './compositions/travel.ts';
import * as voyages from './compositions/voyages.ts';
import * as water from './compositions/water.ts';
import * as windows from './compositions/windows.ts';
import * as writing from './compositions/writing.ts';
import * as young from './compositions/young.ts';
import type { Mood } from './palette.ts';
import type { Composition } from './print.ts';

/** Every composition by name. */
export const COMPOSITIONS = {
  ...baking,
  ...beasts,
  ...bedtime,
  ...bodies,
  ...bookwork,
  ...cases,
  ...cats,
  ...cellars,
  ...ceremony,
  ...children,
  ...comfort,
  ...comics,
  ...conversation,
  ...court,
  ...crowds,
  ...curios,
  ...doors,
  ...dragons,
  ...drawing,
  ...fantasy,
  ...flanders,
  ...garden,
  ...gear,
  ...glassware,
  ...intruder,
  ...kitchen,
  ...kortrijk,
  ...lettering,
  ...letters,
  ...market,
  ...objects,
  ...paperCreatures,
  ...places,
  ...portraits,
  ...printed,
  ...quay,
  ...readers,
  ...roads,
  ...rooms,
  ...scenes,
  ...school,
  ...sentences,
  ...shelf,
  ...signing,
  ...speech,
  ...stage,
  ...streets,
  ...table,
  ...tales,
  ...things,
  ...thriller,
  ...travel,
  ...voyages,
  ...water,
  ...windows,
  ...writing,
  ...young,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;

/** The subject of a picture: a composition, its parameters, and optionally a mood other than the story's own. */
export interface Subject {
  composition: CompositionName;
  params?: Record<string, string>;
  mood?: Mood;
  /** Index of the palette among the palettes of the mood. If it is missing, the palette is random. */
  printing?: number;
}
