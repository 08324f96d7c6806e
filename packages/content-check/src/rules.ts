import type { Edition } from './edition.ts';
import { type Finding, type Rule, SEVERITIES } from './finding.ts';
import { ages } from './rules/ages.ts';
import { altText } from './rules/alt-text.ts';
import { anchors } from './rules/anchors.ts';
import { assetFiles } from './rules/asset-files.ts';
import { authorItems } from './rules/author-items.ts';
import { authorNames } from './rules/author-names.ts';
import { blockKinds } from './rules/block-kinds.ts';
import { dateButtons } from './rules/date-buttons.ts';
import { experienceItems } from './rules/experience-items.ts';
import { fieldValues } from './rules/field-values.ts';
import { functions } from './rules/functions.ts';
import { identity } from './rules/identity.ts';
import { innerLinks } from './rules/inner-links.ts';
import { itemDays } from './rules/item-days.ts';
import { itemFacets } from './rules/item-facets.ts';
import { itemTimes } from './rules/item-times.ts';
import { largeImages } from './rules/large-images.ts';
import { longTitles } from './rules/long-titles.ts';
import { momentIds } from './rules/moment-ids.ts';
import { neededStories } from './rules/needed-stories.ts';
import { notation } from './rules/notation.ts';
import { ownAddresses } from './rules/own-addresses.ts';
import { reachable } from './rules/reachable.ts';
import { redirects } from './rules/redirects.ts';
import { relations } from './rules/relations.ts';
import { repeatedHour } from './rules/repeated-hour.ts';
import { requiredFields } from './rules/required-fields.ts';
import { sameAlt } from './rules/same-alt.ts';
import { sameText } from './rules/same-text.ts';
import { sharedRoom } from './rules/shared-room.ts';
import { tags } from './rules/tags.ts';
import { themeCategory } from './rules/theme-category.ts';
import { typedAddresses } from './rules/typed-addresses.ts';
import { unknownFields } from './rules/unknown-fields.ts';
import { unreadableFiles } from './rules/unreadable-files.ts';
import { vanishedAddresses } from './rules/vanished-addresses.ts';
import { walkingTimes } from './rules/walking-times.ts';

/** All rules, by the name that editors see. */
const RULES: Readonly<Record<string, Rule>> = {
  'onleesbaar bestand': unreadableFiles,
  'onmisbaar verhaal': neededStories,
  'functie die stilstaat': functions,
  'uuid en adres': identity,
  'adres van de site zelf': ownAddresses,
  'korte naam van een moment': momentIds,
  'soort blok': blockKinds,
  'onbekend veld': unknownFields,
  'verplicht veld': requiredFields,
  'waarde van een veld': fieldValues,
  'alt-tekst': altText,
  'dezelfde alt-tekst': sameAlt,
  link: innerLinks,
  'getypt adres': typedAddresses,
  'verdwenen adres': vanishedAddresses,
  anker: anchors,
  doorverwijzing: redirects,
  verwijzing: relations,
  looptijd: walkingTimes,
  'thema zonder categorie': themeCategory,
  'onvolledig programma-item': itemFacets,
  'begin en einde': itemTimes,
  leeftijd: ages,
  'dag zonder pagina': itemDays,
  'dubbele bezetting': sharedRoom,
  'uur dat twee keer bestaat': repeatedHour,
  'activiteit zonder items': experienceItems,
  'auteur zonder activiteiten': authorItems,
  'auteurs met dezelfde naam': authorNames,
  beeldbestand: assetFiles,
  'te groot beeld': largeImages,
  'te lange titel': longTitles,
  'dubbele tekst': sameText,
  schrijfwijze: notation,
  datumknop: dateButtons,
  tag: tags,
  'onbereikbare pagina': reachable,
};

/** Returns the findings of all rules, worst first, then by story. */
export function findingsIn(edition: Edition): Finding[] {
  const findings = Object.entries(RULES).flatMap(([rule, find]) =>
    find(edition).map((complaint) => ({ rule, ...complaint })),
  );
  const rank = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  return findings.sort((a, b) => rank(a) - rank(b) || compare(a.story, b.story));
}

/** Compares by code unit, therefore the order does not depend on the locale of the machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
