import { z } from 'zod';
import type { EditorMark } from '../../domain/pages/block.ts';

/** Numbers in one space are texts in another. */
const name = z.union([z.string(), z.number()]).transform(String);
const markSchema = z.object({ id: name, uid: name, name, space: name });

/**
 * The mark that Storyblok puts on every block of a draft: an HTML comment around JSON. `undefined` for what is
 * published, and where it cannot be read: the block is shown as well, and cannot be clicked.
 */
export function parseEditorMark(editable: unknown): EditorMark | undefined {
  if (typeof editable !== 'string') return undefined;
  const [, written = ''] = /^<!--#storyblok#(\{.*\})-->$/s.exec(editable.trim()) ?? [];
  try {
    return markSchema.safeParse(JSON.parse(written)).data;
  } catch {
    return undefined;
  }
}
