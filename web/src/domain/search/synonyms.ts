/** Rows of synonyms, normalized. A search for one word also finds the others: «signeert» finds «Signeersessie». */
const ROWS = [
  'signeren signeert gesigneerd signeersessie signeersessies handtekening handtekeningen',
  'toilet toiletten wc wcs sanitair',
  'ticket tickets dagticket dagtickets kaartje kaartjes inkom toegangskaart',
  'lezing lezingen gesprek gesprekken praatje interview',
  'voorlezing voorlezen voorleest voorleessessie',
  'voorstelling voorstellingen optreden optredens theater',
  'workshop workshops atelier ateliers',
  'parking parkeren parkeerplaats parkeerplaatsen',
  'openingsuren openingsuur uren openingstijden',
  'eten drinken eetkraam foodtruck foodtrucks',
  'vestiaire garderobe kluisjes lockers',
  'ehbo hulppost',
  'rolstoel rolstoelen rolstoelgebruiker',
  'kaart plan plattegrond grondplan',
  'boekhandel boekhandels boekenwinkel boekenwinkels',
  'podcast podcasts',
  'kinderen kids jeugd',
].map((row) => row.split(' '));

const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.flatMap((row) => row.map((word) => [word, row.filter((other) => other !== word)] as const)),
);

/** Returns the synonyms of a word; empty for most words. */
export const synonymsOf = (word: string): readonly string[] => OTHERS.get(word) ?? [];
