/**
 * The event that the window receives after an island changed the page's address. It has its own file for scripts
 * without React.
 */
export const ADDRESS_CHANGED = 'addresschange';
