/** The site's name after every title, and what a page of which nothing is known is called. */
export const SITE_NAME = 'Boektopia';
