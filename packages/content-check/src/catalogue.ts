import type { Rule } from './rule.ts';
import { ageWords } from './rules/age-words.ts';
import { ages } from './rules/ages.ts';
import { altText } from './rules/alt-text.ts';
import { altWords } from './rules/alt-words.ts';
import { anchors } from './rules/anchors.ts';
import { announcement } from './rules/announcement.ts';
import { approvedFindings } from './rules/approved-findings.ts';
import { authorClashes } from './rules/author-clashes.ts';
import { authorItems } from './rules/author-items.ts';
import { authorWords } from './rules/author-words.ts';
import { blockKinds } from './rules/block-kinds.ts';
import { characters } from './rules/characters.ts';
import { dateButtons } from './rules/date-buttons.ts';
import { dayPages } from './rules/day-pages.ts';
import { doubles } from './rules/doubles.ts';
import { editionDays } from './rules/edition-days.ts';
import { experienceItems } from './rules/experience-items.ts';
import { extraFields } from './rules/extra-fields.ts';
import { fieldValues } from './rules/field-values.ts';
import { assetFiles } from './rules/folder/asset-files.ts';
import { identity } from './rules/folder/identity.ts';
import { unreadableFiles } from './rules/folder/unreadable-files.ts';
import { vanishedAddresses } from './rules/folder/vanished-addresses.ts';
import { functions } from './rules/functions.ts';
import { futureNews } from './rules/future-news.ts';
import { headings } from './rules/headings.ts';
import { imageDetails } from './rules/image-details.ts';
import { innerLinks } from './rules/inner-links.ts';
import { itemDays } from './rules/item-days.ts';
import { itemFacets } from './rules/item-facets.ts';
import { itemLength } from './rules/item-length.ts';
import { itemNames } from './rules/item-names.ts';
import { itemTimes } from './rules/item-times.ts';
import { itemWords } from './rules/item-words.ts';
import { itemYears } from './rules/item-years.ts';
import { language } from './rules/language.ts';
import { largeImages } from './rules/large-images.ts';
import { leftOut } from './rules/left-out.ts';
import { linkTexts } from './rules/link-texts.ts';
import { linkWords } from './rules/link-words.ts';
import { longTexts } from './rules/long-texts.ts';
import { menu } from './rules/menu.ts';
import { momentIds } from './rules/moment-ids.ts';
import { namedAuthors } from './rules/named-authors.ts';
import { neededStories } from './rules/needed-stories.ts';
import { notation } from './rules/notation.ts';
import { openingHours } from './rules/opening-hours.ts';
import { outsideMedia } from './rules/outside-media.ts';
import { ownAddresses } from './rules/own-addresses.ts';
import { paragraphs } from './rules/paragraphs.ts';
import { pictureFields } from './rules/picture-fields.ts';
import { placeholders } from './rules/placeholders.ts';
import { plainText } from './rules/plain-text.ts';
import { postalAddresses } from './rules/postal-addresses.ts';
import { publisherNames } from './rules/publisher-names.ts';
import { quotes } from './rules/quotes.ts';
import { reachable } from './rules/reachable.ts';
import { redirects } from './rules/redirects.ts';
import { relations } from './rules/relations.ts';
import { repeatedHour } from './rules/repeated-hour.ts';
import { requiredFields } from './rules/required-fields.ts';
import { sameAlt } from './rules/same-alt.ts';
import { sameMoments } from './rules/same-moments.ts';
import { sameName } from './rules/same-name.ts';
import { sameText } from './rules/same-text.ts';
import { sameUid } from './rules/same-uid.ts';
import { sharedRoom } from './rules/shared-room.ts';
import { signingTables } from './rules/signing-tables.ts';
import { singleStories } from './rules/single-stories.ts';
import { slugs } from './rules/slugs.ts';
import { smallImages } from './rules/small-images.ts';
import { socialLinks } from './rules/social-links.ts';
import { tables } from './rules/tables.ts';
import { tagPlaces } from './rules/tag-places.ts';
import { tags } from './rules/tags.ts';
import { themeCategory } from './rules/theme-category.ts';
import { ticketPrices } from './rules/ticket-prices.ts';
import { ticketSales } from './rules/ticket-sales.ts';
import { titles } from './rules/titles.ts';
import { typedAddresses } from './rules/typed-addresses.ts';
import { unfinished } from './rules/unfinished.ts';
import { unknownFields } from './rules/unknown-fields.ts';
import { venueAddress } from './rules/venue-address.ts';
import { walkingTimes } from './rules/walking-times.ts';
import { webAddresses } from './rules/web-addresses.ts';
import { wrongDates } from './rules/wrong-dates.ts';

/** All rules, in the order of the editors' manual. */
export const RULES: readonly Rule[] = [
  // The site as a whole.
  neededStories,
  functions,
  ownAddresses,
  reachable,
  singleStories,
  announcement,
  menu,
  slugs,
  approvedFindings,
  // Fields and blocks.
  requiredFields,
  fieldValues,
  blockKinds,
  unknownFields,
  leftOut,
  sameUid,
  extraFields,
  // Links and relations.
  innerLinks,
  typedAddresses,
  webAddresses,
  anchors,
  redirects,
  futureNews,
  linkWords,
  linkTexts,
  socialLinks,
  relations,
  doubles,
  // The programme.
  editionDays,
  ticketSales,
  itemDays,
  itemYears,
  itemNames,
  itemLength,
  itemWords,
  openingHours,
  itemTimes,
  itemFacets,
  sharedRoom,
  authorClashes,
  sameMoments,
  signingTables,
  repeatedHour,
  experienceItems,
  momentIds,
  dateButtons,
  dayPages,
  walkingTimes,
  ages,
  ageWords,
  tags,
  tagPlaces,
  themeCategory,
  authorItems,
  namedAuthors,
  authorWords,
  // Texts and images.
  wrongDates,
  placeholders,
  sameName,
  sameText,
  unfinished,
  plainText,
  characters,
  notation,
  headings,
  paragraphs,
  tables,
  quotes,
  postalAddresses,
  venueAddress,
  ticketPrices,
  publisherNames,
  longTexts,
  titles,
  language,
  altText,
  sameAlt,
  altWords,
  imageDetails,
  pictureFields,
  outsideMedia,
  largeImages,
  smallImages,
  // Problems that only a folder can have.
  unreadableFiles,
  identity,
  vanishedAddresses,
  assetFiles,
];
