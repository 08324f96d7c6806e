import { stemsOf } from './word-forms.ts';

/**
 * Rows of synonyms, normalized, including words of Flemish dialects and English. A search for one word also finds the
 * others and their forms: «signeert» finds «signeersessies».
 */
const ROWS = [
  'signeren signeert gesigneerd signeersessie handtekening signing autograph',
  'toilet wc wcs sanitair toilets',
  'ticket dagticket kaartje inkom toegangskaart',
  'prijs kost tarief ticketprijs tickets',
  'korting kansentarief uitpas reductie',
  'ruilen omruilen inruilen terugkrijgen terugbrengen',
  'lezing gesprek praatje interview talk',
  'voorlezing voorlezen voorleest voorleessessie vertelsel',
  'voorstelling optreden theater show',
  'workshop atelier',
  'koken kookdemo kookworkshop cooking',
  'parking parkeren parkeerplaats auto wagen otto',
  'fiets velo fietsenstalling',
  'trein station',
  'pendelbus shuttle bus',
  'openingsuren uren openingstijden hours sluitingsuur sluiten toe',
  'eten foodtruck eetkraam honger picknick boterham',
  'drinken dorst drank',
  'frituur frietkot frieten frietjes',
  'cafe pint bier kroeg',
  'vestiaire garderobe kluisje locker jassen',
  'ehbo hulppost',
  'rolstoel rolstoelgebruiker rolwagen wheelchair',
  'kaart plan plattegrond grondplan zaalplan map',
  'boekhandel boekenwinkel boekwinkel bookshop bookstore',
  'auteur schrijver schrijfster author',
  'strip stripverhaal stripboek beeldverhaal comic',
  'kinderen kids jeugd kleintjes kleinmannen children',
  'baby luier pamper verversen verschonen verzorgen verzorging',
  'grootouder oma opa grootmoeder grootvader bomma bompa grootva grootmoe',
  'thriller detective misdaad misdaadroman krimi horror spannend griezelen',
  'poezie gedicht vers poetry',
  'romantisch liefdesroman liefdesverhaal romance',
  'geld geldautomaat bankautomaat bancontact cash',
  'hond huisdier',
  'foto fotograferen',
  'verloren kwijt gevonden lost',
  'wifi internet',
  'vrijwilliger volunteer',
  'school klas leerling leerkracht',
  'stil rustig stilte',
  'kamer ruimte lokaal',
  'gebarentaal tolk doof vgt',
  'slechthorend hoorapparaat ringleiding',
  'contact mail mailadres email telefoon',
  'podcast podcasts',
].map((row) => row.split(' '));

/** Maps each stem to the rows with a word of that stem. */
const BY_STEM = new Map<string, readonly string[]>(
  ROWS.flatMap((row) => row.flatMap((word) => [...stemsOf(word)].map((stem) => [stem, row] as const))),
);

/** Returns the synonyms of a word in any form; empty for most words. */
export const synonymsOf = (word: string): readonly string[] => [
  ...new Set([...stemsOf(word)].flatMap((stem) => BY_STEM.get(stem) ?? [])),
];
