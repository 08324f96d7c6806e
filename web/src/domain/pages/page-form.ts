import type { Block, FormName } from './block.ts';
import type { GenericPage } from './page.ts';

/**
 * The body of a page with its form: a contact page and a form page are one form by their kind. It comes first,
 * unless an editor gave it a place of its own.
 */
export function bodyWithForm(page: GenericPage): readonly Block[] {
  const form = formOfPage(page);
  if (form === undefined || page.body.some((block) => block.kind === 'forms' && block.form === form)) {
    return page.body;
  }
  return [{ kind: 'forms', uid: page.uuid, form }, ...page.body];
}

function formOfPage({ component, form }: GenericPage): FormName | undefined {
  return component === 'contact' ? 'contact' : form;
}
