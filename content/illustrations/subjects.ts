import * as beasts from './compositions/beasts.ts';
import * as gear from './compositions/gear.ts';
import * as scenes from './compositions/scenes.ts';
import * as bodies from './compositions/bodies.ts';
import * as cases from './compositions/cases.ts';
import * as cats from './compositions/cats.ts';
import * as comics from './compositions/comics.ts';
import * as conversation from './compositions/conversation.ts';
import * as fantasy from './compositions/fantasy.ts';
import * as garden from './compositions/garden.ts';
import * as kitchen from './compositions/kitchen.ts';
import * as kortrijk from './compositions/kortrijk.ts';
import * as letters from './compositions/letters.ts';
import * as objects from './compositions/objects.ts';
import * as places from './compositions/places.ts';
import * as portraits from './compositions/portraits.ts';
import * as printed from './compositions/printed.ts';
import * as readers from './compositions/readers.ts';
import * as shelf from './compositions/shelf.ts';
import * as signing from './compositions/signing.ts';
import * as stage from './compositions/stage.ts';
import * as streets from './compositions/streets.ts';
import * as table from './compositions/table.ts';
import * as tales from './compositions/tales.ts';
import * as things from './compositions/things.ts';
import * as thriller from './compositions/thriller.ts';
import * as travel from './compositions/travel.ts';
import * as water from './compositions/water.ts';
import * as writing from './compositions/writing.ts';
import * as young from './compositions/young.ts';
import type { Composition } from './print.ts';

/** Every composition by name. */
export const COMPOSITIONS = {
  ...beasts,
  ...gear,
  ...scenes,
  ...bodies,
  ...cases,
  ...cats,
  ...comics,
  ...conversation,
  ...fantasy,
  ...garden,
  ...kitchen,
  ...kortrijk,
  ...letters,
  ...objects,
  ...places,
  ...portraits,
  ...printed,
  ...readers,
  ...shelf,
  ...signing,
  ...stage,
  ...streets,
  ...table,
  ...tales,
  ...things,
  ...thriller,
  ...travel,
  ...water,
  ...writing,
  ...young,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;

/** Compositions in which white paper lies on the second colour, so that colour must not be white. */
export const ON_COLOUR: ReadonlySet<CompositionName> = new Set<CompositionName>([
  'balloons',
  'overlap',
  'profiles',
  'microphone',
  'stamp',
  'slip',
  'pencil',
  'nib',
  'signing',
  'struck',
  'panels',
  'seal',
  'envelope',
  'coffee',
  'soup',
  'pot',
  'plant',
  'birds',
  'paws',
  'bodyText',
  'footprints',
  'scroll',
  'tug',
  'weepingCloud',
  'dust',
  'horse',
  'newspaper',
  'letterCrate',
  'puzzle',
  'tickets',
  'dress',
  'desk',
  'map',
  'hands',
  'spotlight',
  'nightWindows',
  'lamp',
  'phone',
  'clock',
  'letter',
  'barefoot',
  'steps',
  'door',
  'diary',
  'skull',
  'held',
  'gift',
  'hatReader',
  'umbrella',
  'folder',
  'bookDoor',
  'paperBoat',
  'fanfare',
  'abacus',
  'carry',
  'snail',
  'clockLoaf',
  'keyhole',
  'automaton',
  'shop',
  'bookStreet',
  'spool',
  'letterbox',
  'armchair',
  'metalType',
  'bookBoat',
  'patient',
  'slicedBook',
  'mind',
  'van',
  'bus',
  'dragon',
  'drop',
  'brush',
  'ballons',
  'cello',
  'key',
  'spectacles',
]);
