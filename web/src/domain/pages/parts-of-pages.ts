/** The content types that pages are made of, and have no page of their own. */
export const PARTS_OF_PAGES: readonly string[] = [
  'program',
  'header',
  'footer',
  'social',
  'global_data',
  'location',
  'theme',
  'type',
  'on_tour_location',
];
