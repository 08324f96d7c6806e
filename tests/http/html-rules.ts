import type { ConfigData } from 'html-validate';

/**
 * The rules of `html-validate:recommended`, with exceptions for React's notation and for deliberate choices. A comment
 * gives the reason for each exception.
 */
export const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React closes void elements: `<br/>`.
    'void-style': ['error', { style: 'selfclosing' }],
    // React writes attributes like its props: `srcSet`, `dateTime`. HTML attributes are case-insensitive.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes `async=""`, which means the same as `async`.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React writes `hidden=""`, which means the same as `hidden`.
    'attribute-empty-style': 'off',
    // React's `useId` begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one group share their name, which submits several values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Safari's screen reader ignores a list without bullets unless it has `role="list"` (WebKit bug 170179).
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
};
