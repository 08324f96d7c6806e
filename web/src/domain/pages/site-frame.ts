import type { SeasonSettings } from '../edition/season.ts';
import type { RichText } from './body/block.ts';
import type { LabelledLink, Link } from './body/link.ts';
import { plainText } from './body/rich-text.ts';
import type { PostalAddress } from './postal-address.ts';

/** The name of the festival in structured data. */
export const FESTIVAL_NAME = 'Boektopia';

/** The venue of the festival, as editors entered it. */
export type Venue = { name: string; address: PostalAddress };

/** The content that all pages share: header, footer, social links, and the URL for reservations. */
export type SiteFrameContent = {
  header: Header;
  footer: Footer;
  social: readonly SocialLink[];
  /** The target of the button «Reserveer hier je plaats». Without it, the site does not show the button. */
  reservationUrl?: string;
  /** The venue of the festival, for structured data. */
  venue?: Venue;
  /** The start of ticket sales, and texts for the seasons of the year. */
  seasons?: SeasonSettings;
  /** The rules for queues at signings, as editors wrote them. */
  signingRules?: string;
  /** What is wrong with the addresses behind the buttons for tickets and reservations, in Dutch for editors. */
  faults?: readonly string[];
};

export type Header = {
  /** The announcement; `undefined` if the editors switched it off. */
  announcement?: RichText;
  /** Whether the editors marked the announcement as urgent. */
  urgent: boolean;
  links: readonly NavLink[];
  topLinks: readonly LabelledLink[];
  tickets?: Link;
};

/** Returns the announcement as plain text if it is urgent. */
export const urgentWords = ({ announcement, urgent }: Header): string | undefined =>
  urgent && announcement ? plainText(announcement) : undefined;

export type NavLink = ({ kind: 'plain' } & LabelledLink) | NavDropdown;

export type NavDropdown = {
  kind: 'dropdown';
  uid: string;
  label: string;
  introTitle?: string;
  introText?: string;
  buttons: readonly LabelledLink[];
  /** Buttons for days. `day` is the date in Brussels, as `YYYY-MM-DD`. */
  dates: readonly { uid: string; day: string; link?: Link }[];
  links: readonly LabelledLink[];
};

export type Footer = { links: readonly LabelledLink[]; subLinks: readonly LabelledLink[] };

/** The social networks for which the site has an icon. */
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'tiktok', 'youtube'] as const;

type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export type SocialLink = { uid: string; label: string; href: string; icon: SocialNetwork };

/** The header and footer while no content is available. */
export const EMPTY_FRAME: SiteFrameContent = {
  header: { urgent: false, links: [], topLinks: [] },
  footer: { links: [], subLinks: [] },
  social: [],
};

/**
 * Returns the content of header and footer as every page serializes it. Replaces the uids of list items by their index,
 * because CMS ids are long and serve no other purpose. Omits `signingRules` and `faults`, which only one page shows.
 */
export function wireFrame({
  header,
  footer,
  social,
  signingRules: _,
  faults: __,
  ...rest
}: SiteFrameContent): SiteFrameContent {
  return {
    ...rest,
    header: {
      ...header,
      links: numbered(header.links.map((link) => (link.kind === 'plain' ? link : wireDropdown(link)))),
      topLinks: numbered(header.topLinks),
    },
    footer: { links: numbered(footer.links), subLinks: numbered(footer.subLinks) },
    social: numbered(social),
  };
}

const wireDropdown = (dropdown: NavDropdown): NavDropdown => ({
  ...dropdown,
  buttons: numbered(dropdown.buttons),
  dates: numbered(dropdown.dates),
  links: numbered(dropdown.links),
});

const numbered = <T extends { uid: string }>(parts: readonly T[]): T[] =>
  parts.map((part, index) => ({ ...part, uid: String(index) }));
