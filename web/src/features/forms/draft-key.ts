/** What the key of a draft in a tab's storage begins with; the id of the form follows. */
export const DRAFT_KEY = 'formulier:';
