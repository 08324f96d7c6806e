import type { RichText } from './body/block.ts';
import type { LabelledLink, Link } from './body/link.ts';
import type { PostalAddress } from './postal-address.ts';

/** The name of the festival, as search engines are told. */
export const FESTIVAL_NAME = 'Boektopia';

/** Where the festival is held, as editors wrote it. */
export type Venue = { name: string; address: PostalAddress };

/** What stands around every page: header, footer, socials, and the address where seats are reserved. */
export type SiteFrameContent = {
  header: Header;
  footer: Footer;
  social: readonly SocialLink[];
  /** Where «Reserveer hier je plaats» leads. Where it is missing there is no such button anywhere. */
  reservationUrl?: string;
  /** Where the festival is held; told to search engines. */
  venue?: Venue;
  /** How one gets a place in a queue for a signature, as editors wrote it. */
  signingRules?: string;
};

export type Header = {
  /** Missing when the editors switched it off. */
  announcement?: RichText;
  /** Whether the editors say that everyone must know of it now. */
  urgent: boolean;
  links: readonly NavLink[];
  topLinks: readonly LabelledLink[];
  tickets?: Link;
};

export type NavLink = ({ kind: 'plain' } & LabelledLink) | NavDropdown;

export type NavDropdown = {
  kind: 'dropdown';
  uid: string;
  label: string;
  introTitle?: string;
  introText?: string;
  buttons: readonly LabelledLink[];
  /** Buttons whose label is a day, `YYYY-MM-DD` in Brussels. */
  dates: readonly { uid: string; day: string; link: Link }[];
  links: readonly LabelledLink[];
};

export type Footer = { links: readonly LabelledLink[]; subLinks: readonly LabelledLink[] };

/** The networks that the site has an icon of. */
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'tiktok', 'youtube'] as const;

type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export type SocialLink = { uid: string; label: string; href: string; icon: SocialNetwork };

/** What stands around a page while nothing of the content is known. */
export const EMPTY_FRAME: SiteFrameContent = {
  header: { urgent: false, links: [], topLinks: [] },
  footer: { links: [], subLinks: [] },
  social: [],
};

/**
 * The frame as it travels with every page: its lists are keyed by the order of their parts. The ids of the content system
 * are long, no two are alike, and nothing else needs them. What one page alone shows stays where it is asked for.
 */
export function wireFrame({
  header,
  footer,
  social,
  signingRules: _,
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
