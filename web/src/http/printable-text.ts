/** Control characters other than white space, noncharacters and halves of surrogate pairs. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff\p{Cs}]/gu;

/** Returns a text without the characters that HTML, XML and calendars must not contain. */
export const printableText = (text: string): string =>
  // Word processors break a line with a vertical tab.
  text.replaceAll('\v', '\n').replace(UNPRINTABLE, '');
