/** The prefix of a draft's storage key; the id of the form follows. */
export const DRAFT_KEY = 'formulier:';
