import type { FormName } from '../../domain/pages/block.ts';
import { rawText, snakeCase } from './fields.ts';

const FORMS = new Map<string, FormName>([
  ['contact', 'contact'],
  ['group_purchase', 'groupPurchase'],
]);

/** The form an editor chose, however the option is written (`groupPurchase`, `group-purchase`); else `undefined`. */
export function formName(value: unknown): FormName | undefined {
  return FORMS.get(snakeCase(rawText.parse(value) ?? ''));
}
