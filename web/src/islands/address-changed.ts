/** The window event after an island changed the page's address. In a file of its own for scripts without React. */
export const ADDRESS_CHANGED = 'addresschange';
