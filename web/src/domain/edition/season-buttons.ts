import type { LabelledLink, Link } from '../pages/body/link.ts';
import type { HomePage } from '../pages/page.ts';
import { NEWSLETTER } from '../pages/paths.ts';
import { parsedUrl } from '../parsed-url.ts';
import { isOnSale, type Season } from './season.ts';

type Named = Pick<Season, 'name'>;

/** The main button of the header. `short`: its label where space is scarce. */
export type HeaderButton = { label: string; short: string; link: Link };

/** The button that leads to the newsletter while there are no tickets. */
export const KEEP_ME_POSTED: HeaderButton = {
  label: 'Hou me op de hoogte',
  short: 'Volg ons',
  link: { href: NEWSLETTER, newTab: false },
};

/**
 * Returns the main button of a season: the ticket button if the season is unknown, because the days are unavailable.
 */
export function headerButton(tickets: Link | undefined, season: Named | undefined): HeaderButton | undefined {
  if (season && !isOnSale(season)) return KEEP_ME_POSTED;
  return tickets && { label: 'Tickets', short: 'Tickets', link: tickets };
}

/**
 * Returns the home page of a season. While there are no tickets, leaves out the buttons that lead to the ticket shop,
 * and adds one to the newsletter.
 */
export function homeOfSeason(home: HomePage, tickets: Link | undefined, season: Named | undefined): HomePage {
  if (season === undefined || isOnSale(season)) return home;
  const keep = ({ link }: LabelledLink) => link === undefined || !tickets || !isAtShop(link, tickets);
  const { label, link } = KEEP_ME_POSTED;
  return {
    ...home,
    buttons: [...home.buttons.filter(keep), { uid: NEWSLETTER, label, link }],
    body: home.body.map((block) =>
      'links' in block ? { ...block, links: block.links.filter(keep) } : block,
    ),
  };
}

/** Whether a link leads to any page of the site that the ticket button leads to. */
function isAtShop({ href }: Link, tickets: Link): boolean {
  const shop = parsedUrl(tickets.href)?.origin;
  return href === tickets.href || (shop !== undefined && parsedUrl(href)?.origin === shop);
}
