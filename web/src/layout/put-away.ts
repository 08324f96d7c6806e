/**
 * The key under which a browser stores the words of the announcement that was put away: with other words it is another one.
 * A browser that stores nothing shows it again on the next page.
 */
export const PUT_AWAY = 'mededeling';
