// Exports the parsing rules for packages/content-check, which imports nothing else from this folder.

export { PARTS_OF_PAGES } from './content-type.ts';
export { KNOWN_TAGS, letters, meaningOfTag } from './tags.ts';
export { isBareWord, typedAddress } from './typed-address.ts';
