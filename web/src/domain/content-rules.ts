// The only module of the domain that packages/content-check and packages/new-edition import.

export {
  currentEdition,
  editionOfDay,
  editionOfItem,
  editionsOf,
  isEditionOver,
  startsOfEdition,
} from './edition/edition.ts';
export {
  filledText,
  hasPlaceholder,
  PLACEHOLDERS,
  type PlaceholderTexts,
  placeholderTexts,
  unknownPlaceholders,
} from './edition/placeholders.ts';
export { isUitEventId } from './events/uit-event.ts';
export { MAX_ORIGINAL_BYTES } from './images/image.ts';
export { anchorName } from './pages/body/link.ts';
export { videoPlayer } from './pages/body/video-player.ts';
export { BASE, hourAnchor, isOwnAddress, OWN_ADDRESSES, slugOfPath, storyPath } from './pages/paths.ts';
export { postalAddress } from './pages/postal-address.ts';
export { endsInCircle, redirectKey, redirectTable } from './pages/redirect.ts';
export { SOCIAL_NETWORKS } from './pages/site-frame.ts';
export { SITE_NAME } from './pages/site-name.ts';
export { categoryOf } from './programme/category.ts';
export { hourOf } from './programme/day/programme-day.ts';
export { DRAWN_STAGES, PLAN_SLUG } from './programme/hall-plan.ts';
export { momentId } from './programme/moment.ts';
export { tableOf } from './programme/programme-item.ts';
export { isReservableType, RESERVABLE_SLUGS } from './programme/reservation.ts';
export { isSigningType } from './programme/signing/signing.ts';
export { LONGEST_WALK } from './programme/walking.ts';
export { wordsOf } from './search/words.ts';

export {
  type ContentDates,
  dayBounds,
  dayOf,
  daysBetween,
  formatContentDate,
  isDay,
  parseContentDate,
} from './time/brussels.ts';
export { dayParts, formatDayButton, formatDayName } from './time/format.ts';
export { toWallTime } from './time/wall-time.ts';

export { endOf, spans, startsOn } from './time/when.ts';
export { TOWNS } from './towns/find-town.ts';
