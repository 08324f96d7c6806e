import { FIELD_ERRORS } from '../../domain/pages/field-errors.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { ALL_EDITIONS, QUERY } from '../../domain/pages/query-names.ts';
import { MAX_TERM_LENGTH, ORDER_NAMES, type SearchQuery } from '../../domain/search/search-query.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import styles from './SearchForm.module.css';

/**
 * Searches the whole site. Submitting loads a page, so the form works without scripts. A blank term shows the error in
 * place; the browser's own message may be in another language.
 */
export function SearchForm({ question }: { question?: SearchQuery }) {
  const order = question && ORDER_NAMES[question.order];
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari has supported the role for much longer than `<search>`.
    <form className={styles.form} action={BASE.search} method="get" role="search" noValidate>
      <FormField
        id={QUERY.term}
        type="search"
        name={QUERY.term}
        label="Zoekterm"
        defaultValue={question?.term}
        maxLength={MAX_TERM_LENGTH}
        required
        error={question?.term === '' ? FIELD_ERRORS.required.term : undefined}
        enterKeyHint="search"
        autoCapitalize="none"
      />
      {order && <FormField type="hidden" name={QUERY.order} value={order} />}
      {question?.allEditions && <FormField type="hidden" name={QUERY.editions} value={ALL_EDITIONS} />}
      <Button type="submit" icon="arrow-right">
        Zoek
      </Button>
      <RenderBlockingMarker />
    </form>
  );
}
