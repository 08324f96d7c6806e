import type { FormKind } from '../../domain/pages/submission.ts';
import { type FieldValues, fieldValues } from './form-fields.ts';

/** What was typed in a form and not yet sent, with the key by which sending it again is the same submission. */
export type FormDraft = { key: string; values: FieldValues };

const nameOf = (id: string): string => `formulier:${id}`;

/** What this tab remembers of a form, through an error and a reload. */
export function readDraft(kind: FormKind, id: string): FormDraft | undefined {
  try {
    const read: unknown = JSON.parse(window.sessionStorage.getItem(nameOf(id)) ?? 'null');
    if (typeof read !== 'object' || read === null || !('key' in read) || !('values' in read))
      return undefined;
    const { key, values } = read;
    if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined;
    return { key, values: fieldValues(kind, values) };
  } catch {
    return undefined;
  }
}

export function keepDraft(id: string, draft: FormDraft): void {
  try {
    window.sessionStorage.setItem(nameOf(id), JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: what was typed lasts as long as the page.
  }
}

export function forgetDraft(id: string): void {
  try {
    window.sessionStorage.removeItem(nameOf(id));
  } catch {
    // There was none.
  }
}

/** A key that no other form has. `randomUUID` exists only where the page came over https or from this machine. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
