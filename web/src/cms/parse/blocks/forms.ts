import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import type { Blok } from '../blok.ts';
import { passthrough, text } from '../fields.ts';
import { formName } from '../form-name.ts';
import { unreadable } from './unreadable.ts';

const formsSchema = z.object({ title: text, form: passthrough });

/** One of our own forms, by name. */
export function parseForms(blok: Blok): Block {
  const fields = formsSchema.parse(blok.fields);
  const form = formName(fields.form);
  if (form === undefined) return unreadable(blok, 'names no form of ours');
  return { kind: 'forms', uid: blok.uid, title: fields.title, form };
}
