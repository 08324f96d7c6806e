/** The prefix of a draft's storage key; the rest of the key is the id of the form. */
export const DRAFT_KEY = 'formulier:';
