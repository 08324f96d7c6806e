/** The name of the site: the suffix of every title, and the title of a page without content. */
export const SITE_NAME = 'Boektopia';
