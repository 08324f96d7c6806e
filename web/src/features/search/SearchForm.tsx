import { type FormEvent, type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import { BASE } from '../../domain/pages/paths.ts';
import { BY_RELEVANCE, QUERY } from '../../domain/pages/query-names.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { MAX_TERM_LENGTH, type SearchQuestion } from '../../domain/search/search-question.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  question?: SearchQuestion;
  /** The line that says how much is found. */
  found: RefObject<HTMLElement | null>;
};

/** The form that searches the whole site. It asks for a page, so it works without scripts, and refuses a blank term. */
export function SearchForm({ question, found }: SearchFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (field.current?.value.trim() === '') {
      // Blanks are a term to a browser.
      field.current.setCustomValidity(TEXTS.required.term);
      field.current.reportValidity();
      return;
    }
    const asked = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    // The field that has the focus is made anew for another question.
    found.current?.focus({ preventScroll: true });
    void navigate(`${BASE.search}?${new URLSearchParams(asked)}`);
  };
  return (
    // Another question makes another form, so that what was typed before Back does not stay in it.
    // biome-ignore lint/a11y/useSemanticElements: Safari knew the role long before the element.
    <form
      key={question?.term}
      className={styles.form}
      action={BASE.search}
      method="get"
      role="search"
      onSubmit={ask}
    >
      <FormField
        ref={field}
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
      <RenderBlockingMarker />
    </form>
  );
}

/** Says what is missing in the words of the site: the browser's own may be in another language. */
function sayWhatIsMissing({ currentTarget }: FormEvent<HTMLInputElement>) {
  currentTarget.setCustomValidity(TEXTS.required.term);
}

/** Clears the message, since the field counts as wrong until then. */
function forgetWhatWasMissing({ currentTarget }: FormEvent<HTMLInputElement>) {
  currentTarget.setCustomValidity('');
}
