import type { ConfigData } from 'html-validate';

/**
 * `html-validate:recommended`, but for what React writes another way than the rule wants, or what the house
 * does on purpose. Each with its reason; everything else holds.
 */
export const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React closes void elements: `<br/>`.
    'void-style': ['error', { style: 'selfclosing' }],
    // React writes attributes as its props are called: `srcSet`, `dateTime`. HTML does not mind the case.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes `async=""`, which means the same as `async`.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React writes `hidden=""`, which is the same as `hidden`: it knows no `until-found` in it.
    'attribute-empty-style': 'off',
    // React's `useId` begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one group share their name: so a form says «several».
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A list without bullets is no list to Safari's screen reader unless it says so (WebKit bug 170179).
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
};
