// What the site reads in a story, as far as the check of content needs it: the one entry that packages/content-check uses.

export { PARTS_OF_PAGES } from './content-type.ts';
export { KNOWN_TAGS, letters, meaningOfTag } from './tags.ts';
