import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import type { Blok } from '../blok.ts';
import { passthrough, text } from '../fields.ts';
import { labelledLinks } from '../link.ts';
import type { ParseContext } from '../parse-context.ts';
import { programmeItem } from '../programme-item.ts';
import { relatedStories } from '../relation.ts';
import { unreadable } from './unreadable.ts';

const gridSchema = z.object({ title: text, programs: passthrough, link: passthrough });

/** Programme items that an editor picked; those no longer there, or without a start, are left out. */
export function parseProgramGrid(blok: Blok, reading: ParseContext): Block {
  const fields = gridSchema.parse(blok.fields);
  const items = relatedStories(fields.programs, 'programs', reading).flatMap(
    (story) => programmeItem(story, reading) ?? [],
  );
  if (items.length === 0) return unreadable(blok, 'has no programme items');
  return {
    kind: 'programGrid',
    uid: blok.uid,
    title: fields.title,
    items,
    links: labelledLinks(fields.link, reading),
  };
}
