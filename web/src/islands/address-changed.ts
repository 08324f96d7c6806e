/** What the window is told when an island changed the address of the page. It stands apart, for scripts without React. */
export const ADDRESS_CHANGED = 'addresschange';
