// Exports the parsing rules for packages/content-check and packages/new-edition, which import nothing else from here.

export { assetAddress } from './asset.ts';
export { BLOCK_PARSERS } from './block-parsers.ts';
export { PARTS_OF_PAGES } from './content-type.ts';
export { flag } from './fields.ts';
export { ownPath } from './frame.ts';
export { createParseContext, type ParseContext } from './parse-context.ts';
export { parseIntro, parseRichText } from './rich-text.ts';
export { readBloks, type Story } from './story.ts';
export { isStatusTag, KNOWN_TAGS, letters, meaningOfTag } from './tags.ts';
export { isBareWord, typedAddress } from './typed-address.ts';
