import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { BASE } from '../../domain/pages/paths.ts';
import { BY_RELEVANCE, QUERY } from '../../domain/pages/query-names.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { MAX_TERM_LENGTH, type SearchQuestion } from '../../domain/search/search-question.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/FormField.tsx';
import styles from './SearchForm.module.css';

/** The question to the whole site. It asks for a page, so it works without scripts; a blank one is told so. */
export function SearchForm({ question }: { question?: SearchQuestion }) {
  return (
    // With another question it is another form: what was typed before Back must not stay behind.
    <Form key={question?.term} className={styles.form} action={BASE.search} role="search">
      <FormField
        id={QUERY.term}
        type="search"
        name={QUERY.term}
        label="Zoekterm"
        defaultValue={question?.term}
        maxLength={MAX_TERM_LENGTH}
        required
        error={question?.term === '' ? TEXTS.required.term : undefined}
        enterKeyHint="search"
        autoCapitalize="none"
        onInvalid={sayWhatIsMissing}
        onInput={forgetWhatWasMissing}
      />
      {question?.order === 'relevance' && <FormField type="hidden" name={QUERY.order} value={BY_RELEVANCE} />}
      <Button type="submit" icon="arrow-right">
        Zoek
      </Button>
    </Form>
  );
}

/** In the words of the site, not in those of the browser, which may speak another language. */
function sayWhatIsMissing({ currentTarget }: FormEvent<HTMLInputElement>) {
  currentTarget.setCustomValidity(TEXTS.required.term);
}

/** Until this is cleared, the field counts as wrong. */
function forgetWhatWasMissing({ currentTarget }: FormEvent<HTMLInputElement>) {
  currentTarget.setCustomValidity('');
}
