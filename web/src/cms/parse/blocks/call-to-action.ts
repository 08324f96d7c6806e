import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import type { LabelledLink } from '../../../domain/pages/link.ts';
import { parsePageColour } from '../../../domain/palette.ts';
import type { Blok } from '../blok.ts';
import { isRecord, passthrough, text } from '../fields.ts';
import { labelledLinks, parseLink } from '../link.ts';
import type { ParseContext } from '../parse-context.ts';
import { parsePlainText } from '../rich-text.ts';
import { unreadable } from './unreadable.ts';

const callSchema = z.object({ title: text, label: text, text: passthrough, link: passthrough, color: text });

/**
 * A call to action. Storyblok's own demo space has a flat form of it, a label and one multilink; its label is
 * both title and button. Without a colour of its own it has the house's red.
 */
export function parseCallToAction(blok: Blok, reading: ParseContext): Block {
  const fields = callSchema.parse(blok.fields);
  const title = fields.title ?? fields.label;
  if (title === undefined) return unreadable(blok, 'has no title');
  return {
    kind: 'callToAction',
    uid: blok.uid,
    title,
    text: parsePlainText(fields.text, reading),
    links: callLinks(blok.uid, fields.label ?? title, fields.link, reading),
    colour: parsePageColour(fields.color ?? '') ?? 'red',
  };
}

function callLinks(uid: string, label: string, value: unknown, reading: ParseContext): LabelledLink[] {
  if (!isRecord(value)) return labelledLinks(value, reading);
  const link = parseLink(value);
  return link === undefined ? [] : [{ uid: `${uid}-link`, label, link }];
}
