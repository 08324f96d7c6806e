import { SEASON_NAMES, type SeasonSettings } from '../../domain/edition/season.ts';
import type { LabelledLink } from '../../domain/pages/body/link.ts';
import { isEmptyRichText } from '../../domain/pages/body/rich-text.ts';
import { postalAddress } from '../../domain/pages/postal-address.ts';
import type { Redirect } from '../../domain/pages/redirect.ts';
import {
  type Header,
  type NavDropdown,
  type NavLink,
  type SiteFrameContent,
  SOCIAL_NETWORKS,
  type SocialLink,
  type Venue,
} from '../../domain/pages/site-frame.ts';
import { LONGEST_WALK, type WalkingTime } from '../../domain/programme/walking.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { dateField, flag, snakeCase, text } from './fields.ts';
import { labelledLink, labelledLinks, linkOf, parseLink } from './link.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import type { RawContent } from './raw-content.ts';
import { parseIntro } from './rich-text.ts';
import { parseShopLinks } from './shop-links.ts';
import { type Blok, readBloks, type Story } from './story.ts';

/** Parses the frame from the header, footer, social and global-data stories, in any order; a missing part is empty. */
export function parseFrame(stories: readonly Story[], around: ParseContext): SiteFrameContent {
  const parts = new Map(stories.map((story) => [snakeCase(story.component), story]));
  const part = (component: string) => {
    const story = parts.get(component);
    if (story !== undefined) return { content: story.content, context: parseContextOf(around, story) };
    around.warn(`there is no ${component} story`);
    return { content: {}, context: around };
  };
  const header = part('header');
  const footer = part('footer');
  const social = part('social');
  const global = part('global_data');
  const { tickets, ...shop } = parseShopLinks({
    tickets: { value: header.content.tickets_link, context: header.context },
    reservation: { value: global.content.reservation_url, context: global.context },
  });
  return {
    header: { ...parseHeader(header.content, header.context), tickets },
    footer: {
      links: labelledLinks(footer.content.links, footer.context),
      subLinks: labelledLinks(footer.content.sub_links, footer.context),
    },
    social: socialLinks(social.content.links, social.context),
    venue: parseVenue(global.content),
    seasons: parseSeasons(global.content, global.context),
    signingRules: text(global.content.signing_rules),
    ...shop,
  };
}

function parseVenue(content: RawContent<'global_data'>): Venue | undefined {
  const name = text(content.venue_name);
  return name ? { name, address: postalAddress(text(content.venue_address) ?? '') } : undefined;
}

/** Parses the start of ticket sales and the texts of the seasons; `undefined` if editors filled in none of them. */
function parseSeasons(content: RawContent<'global_data'>, context: ParseContext): SeasonSettings | undefined {
  const salesFrom = dateField(content.tickets_from, 'the start of ticket sales', context);
  const written = {
    announced: text(content.text_announced),
    before: text(content.text_before),
    during: text(content.text_during),
    after: text(content.text_after),
  };
  const texts = Object.fromEntries(
    SEASON_NAMES.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]])),
  );
  return salesFrom || Object.keys(texts).length > 0 ? { salesFrom, texts } : undefined;
}

function parseHeader(content: RawContent<'header'>, context: ParseContext): Omit<Header, 'tickets'> {
  const urgent = flag(content.announcement_urgent);
  const isShown = flag(content.toggle_announcement) || urgent;
  const announcement = isShown ? parseIntro(content.announcement, context) : [];
  return {
    announcement: isEmptyRichText(announcement) ? undefined : announcement,
    urgent,
    links: readBloks(content.nav_links).flatMap((blok) => navLink(blok, context)),
    topLinks: labelledLinks(content.top_nav_links, context),
  };
}

function navLink(blok: Blok, context: ParseContext): NavLink[] {
  if (snakeCase(blok.component) === 'link_with_dropdown') return dropdown(blok, context);
  return labelledLink(blok, context).map((link) => ({ kind: 'plain', ...link }));
}

function dropdown({ uid, fields }: Blok<'link_with_dropdown'>, context: ParseContext): NavLink[] {
  const label = text(fields.label);
  if (label === undefined) {
    context.warn('a dropdown of the navigation has no label');
    return [];
  }
  const buttons = readBloks(fields.buttons).flatMap((blok) => dropdownButton(blok, context));
  return [
    {
      kind: 'dropdown',
      uid,
      label,
      introTitle: text(fields.intro_title),
      introText: text(fields.intro_text),
      buttons: buttons.filter((button) => 'label' in button),
      dates: buttons.filter((button) => 'day' in button),
      links: labelledLinks(fields.links, context),
    },
  ];
}

type DateButton = NavDropdown['dates'][number];

/**
 * Parses a button of a dropdown. The label of a date button is a datetime, and shows the day in Brussels: midnight
 * chosen by an editor is stored as the evening before in UTC.
 */
function dropdownButton(
  { uid, component, fields }: Blok<'link' | 'link_with_date'>,
  context: ParseContext,
): (DateButton | LabelledLink)[] {
  const date =
    snakeCase(component) === 'link_with_date' ? dateField(fields.label, 'a date button', context) : undefined;
  if (date === undefined) return labelledLink({ uid, fields }, context);
  const day = dayOf(date);
  return [{ uid, day, link: linkOf(fields.link, `the button of ${day}`, context) }];
}

/** Parses the social links. They are shown as icons, therefore a link to a network without an icon is left out. */
function socialLinks(value: unknown, context: ParseContext): SocialLink[] {
  return readBloks(value).flatMap(({ uid, fields }: Blok<'social_link'>) => {
    const href = parseLink(fields.link)?.href;
    const label = text(fields.label) ?? text(fields.icon);
    if (href === undefined || label === undefined) {
      context.warn('a social link lacks its label or its address');
      return [];
    }
    const network = (text(fields.icon) ?? label).toLowerCase();
    const icon = SOCIAL_NETWORKS.find((known) => known === network);
    if (icon !== undefined) return [{ uid, label, href, icon }];
    context.warn(`there is no icon for the social link «${network}», which is left out`);
    return [];
  });
}

/** Parses the redirects, in order. Leaves out a redirect without a source path or destination page, with a warning. */
export function parseRedirects(story: Story<'global_data'>, around: ParseContext): readonly Redirect[] {
  const context = parseContextOf(around, story);
  return readBloks(story.content.redirects).flatMap(({ fields }: Blok<'redirect'>) => {
    const from = ownPath(text(fields.from));
    const { href: to, publishedFrom } = parseLink(fields.to) ?? {};
    if (from !== undefined && to !== undefined && /^(?:\/|https?:)/i.test(to))
      return [{ from, to, ...(publishedFrom && { publishedFrom }) }];
    context.warn(`a redirect from «${fields.from ?? ''}» has no valid source or destination`);
    return [];
  });
}

/**
 * Parses walking times between stages. Leaves out, with a warning, a time that lacks two stages or a whole number of
 * minutes.
 */
export function parseWalkingTimes(story: Story<'global_data'>, around: ParseContext): readonly WalkingTime[] {
  const context = parseContextOf(around, story);
  return readBloks(story.content.walking_times).flatMap(({ fields }: Blok<'walking_time'>) => {
    const from = text(fields.from);
    const to = text(fields.to);
    // Storyblok stores a number field as a string.
    const minutes = Number(fields.minutes || Number.NaN);
    const isWalk = Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_WALK;
    if (from !== undefined && to !== undefined && isWalk) return [{ from, to, minutes }];
    context.warn(`a walking time of «${fields.minutes ?? ''}» minutes, or without two stages, is left out`);
    return [];
  });
}

/** Normalizes a path that an editor typed or pasted: removes the host, and adds a missing leading slash. */
export function ownPath(written: string | undefined): string | undefined {
  const path = written?.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/*/, '/');
  return path === undefined || path === '/' ? undefined : path;
}
