// The parsing rules for packages/content-check, which imports nothing else of the site.

export { PARTS_OF_PAGES } from './content-type.ts';
export { KNOWN_TAGS, letters, meaningOfTag } from './tags.ts';
