/** Addresses that are no page of the site's frame: a screen in the hall, and what is made for machines. */
const NO_PAGE = /^\/(?:live|beeld|deelbeeld|insluiting|api|health)(?:[/?]|$)|\.[a-z0-9]{2,11}$/i;

/** Whether a path of this site is that of a page in its frame, which the router can draw. */
export function isOurPage(path: string): boolean {
  return !NO_PAGE.test(path);
}
