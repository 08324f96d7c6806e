import type { Rule } from './rule.ts';
import { ages } from './rules/ages.ts';
import { altText } from './rules/alt-text.ts';
import { anchors } from './rules/anchors.ts';
import { authorItems } from './rules/author-items.ts';
import { blockKinds } from './rules/block-kinds.ts';
import { dateButtons } from './rules/date-buttons.ts';
import { experienceItems } from './rules/experience-items.ts';
import { fieldValues } from './rules/field-values.ts';
import { assetFiles } from './rules/folder/asset-files.ts';
import { identity } from './rules/folder/identity.ts';
import { unreadableFiles } from './rules/folder/unreadable-files.ts';
import { vanishedAddresses } from './rules/folder/vanished-addresses.ts';
import { functions } from './rules/functions.ts';
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
import { sameName } from './rules/same-name.ts';
import { sameText } from './rules/same-text.ts';
import { sharedRoom } from './rules/shared-room.ts';
import { tags } from './rules/tags.ts';
import { themeCategory } from './rules/theme-category.ts';
import { typedAddresses } from './rules/typed-addresses.ts';
import { unknownFields } from './rules/unknown-fields.ts';
import { walkingTimes } from './rules/walking-times.ts';

/** All rules, in the order of the editors' manual. */
export const RULES: readonly Rule[] = [
  // What the whole site needs.
  neededStories,
  functions,
  ownAddresses,
  reachable,
  // Fields and blocks.
  requiredFields,
  fieldValues,
  blockKinds,
  unknownFields,
  // Links and relations.
  innerLinks,
  typedAddresses,
  anchors,
  redirects,
  relations,
  // The programme.
  itemDays,
  itemTimes,
  itemFacets,
  sharedRoom,
  repeatedHour,
  experienceItems,
  momentIds,
  dateButtons,
  walkingTimes,
  ages,
  tags,
  themeCategory,
  authorItems,
  // Texts and images.
  sameName,
  sameText,
  notation,
  longTitles,
  altText,
  sameAlt,
  largeImages,
  // Only a folder can have these.
  unreadableFiles,
  identity,
  vanishedAddresses,
  assetFiles,
];
