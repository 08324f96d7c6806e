import { z } from 'zod';
import type { AccordionItem, Block } from '../../../domain/pages/block.ts';
import { type Blok, readBloks } from '../blok.ts';
import { passthrough, text } from '../fields.ts';
import type { ParseContext } from '../parse-context.ts';
import { parseRichText } from '../rich-text.ts';
import { unreadable } from './unreadable.ts';

const accordionSchema = z.object({ title: text, items: passthrough });

/** Questions that open; an item without a title has nothing to click on and is left out. */
export function parseAccordion(blok: Blok, reading: ParseContext): Block {
  const fields = accordionSchema.parse(blok.fields);
  const items = readBloks(fields.items).flatMap((item) => parseItem(item, reading));
  if (items.length === 0) return unreadable(blok, 'has no items');
  return { kind: 'accordion', uid: blok.uid, title: fields.title, items };
}

function parseItem(item: Blok, reading: ParseContext): AccordionItem[] {
  const title = text.parse(item.fields.title);
  if (title !== undefined) {
    return [{ uid: item.uid, title, text: parseRichText(item.fields.text, reading) }];
  }
  reading.warn('an accordion item has no title');
  return [];
}
