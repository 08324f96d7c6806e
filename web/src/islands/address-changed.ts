/** The window event after an island changed the page's address. In its own file, for scripts without React. */
export const ADDRESS_CHANGED = 'addresschange';
