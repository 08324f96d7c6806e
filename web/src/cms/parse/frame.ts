import { z } from 'zod';
import type { LabelledLink } from '../../domain/pages/link.ts';
import { postalAddress } from '../../domain/pages/postal-address.ts';
import { isEmptyRichText } from '../../domain/pages/rich-text.ts';
import type {
  Header,
  NavDropdown,
  NavLink,
  SiteFrameContent,
  SocialLink,
  Venue,
} from '../../domain/pages/site-frame.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { type Blok, readBloks } from './blok.ts';
import { dateField, flag, list, passthrough, snakeCase, text } from './fields.ts';
import { labelledLinks, parseLink } from './link.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { parseIntro } from './rich-text.ts';
import { parseStory } from './story.ts';

const headerSchema = z.object({
  announcement: passthrough,
  toggle_announcement: flag,
  nav_links: passthrough,
  top_nav_links: passthrough,
  tickets_link: passthrough,
});

const dropdownSchema = z.object({
  label: text,
  intro_title: text,
  intro_text: text,
  buttons: passthrough,
  links: passthrough,
});

const socialSchema = z.object({ label: text, link: passthrough, icon: text });

/**
 * What stands around every page, from the header, footer, social and global-data stories in any order. A story
 * that is missing leaves its part empty: a page without a footer is better than no page.
 */
export function parseFrame(stories: unknown, around: ParseContext): SiteFrameContent {
  const parts = new Map(
    list.parse(stories).flatMap((story) => {
      const envelope = parseStory(story);
      return envelope === undefined ? [] : [[snakeCase(envelope.component), envelope] as const];
    }),
  );
  const part = (component: string) => {
    const envelope = parts.get(component);
    if (envelope === undefined) around.warn(`there is no ${component} story`);
    return {
      content: envelope?.content ?? {},
      reading: parseContextOf(around, envelope?.fullSlug ?? around.story),
    };
  };
  const header = part('header');
  const footer = part('footer');
  const social = part('social');
  const global = part('global_data').content;
  return {
    header: parseHeader(header.content, header.reading),
    footer: {
      links: labelledLinks(footer.content.links, footer.reading),
      subLinks: labelledLinks(footer.content.sub_links, footer.reading),
    },
    social: socialLinks(social.content.links, social.reading),
    reservationUrl: parseLink(global.reservation_url)?.href,
    venue: parseVenue(global),
  };
}

function parseVenue(content: Record<string, unknown>): Venue | undefined {
  const name = text.parse(content.venue_name);
  return name ? { name, address: postalAddress(text.parse(content.venue_address) ?? '') } : undefined;
}

function parseHeader(content: Record<string, unknown>, reading: ParseContext): Header {
  const fields = headerSchema.parse(content);
  const announcement = fields.toggle_announcement ? parseIntro(fields.announcement, reading) : [];
  return {
    announcement: isEmptyRichText(announcement) ? undefined : announcement,
    links: readBloks(fields.nav_links).flatMap((blok) => navLink(blok, reading)),
    topLinks: labelledLinks(fields.top_nav_links, reading),
    tickets: parseLink(fields.tickets_link),
  };
}

function navLink(blok: Blok, reading: ParseContext): NavLink[] {
  if (snakeCase(blok.component) === 'link_with_dropdown') return dropdown(blok, reading);
  return labelledLinks({ ...blok.fields, _uid: blok.uid }, reading).map((link) => ({
    kind: 'plain',
    ...link,
  }));
}

function dropdown({ uid, fields }: Blok, reading: ParseContext): NavLink[] {
  const found = dropdownSchema.parse(fields);
  if (found.label === undefined) {
    reading.warn('a dropdown of the navigation has no label');
    return [];
  }
  const buttons = readBloks(found.buttons).flatMap((blok) => dropdownButton(blok, reading));
  return [
    {
      kind: 'dropdown',
      uid,
      label: found.label,
      introTitle: found.intro_title,
      introText: found.intro_text,
      buttons: buttons.filter((button) => 'label' in button),
      dates: buttons.filter((button) => 'day' in button),
      links: labelledLinks(found.links, reading),
    },
  ];
}

type DateButton = NavDropdown['dates'][number];

/**
 * A button of a dropdown. The label of a date button is a datetime; its day is the one in Brussels, since an
 * editor's midnight is stored as the evening before in UTC.
 */
function dropdownButton(
  { uid, component, fields }: Blok,
  reading: ParseContext,
): (DateButton | LabelledLink)[] {
  const date =
    snakeCase(component) === 'link_with_date' ? dateField(fields.label, 'a date button', reading) : undefined;
  if (date === undefined) return labelledLinks({ ...fields, _uid: uid }, reading);
  const link = parseLink(fields.link);
  if (link !== undefined) return [{ uid, day: dayOf(date), link }];
  reading.warn(`the button of ${dayOf(date)} leads nowhere or is not allowed`);
  return [];
}

function socialLinks(value: unknown, reading: ParseContext): SocialLink[] {
  return readBloks(value).flatMap(({ uid, fields }) => {
    const { label, link, icon } = socialSchema.parse(fields);
    const href = parseLink(link)?.href;
    const name = label ?? icon;
    if (href !== undefined && name !== undefined) {
      return [{ uid, label: name, href, icon: (icon ?? name).toLowerCase() }];
    }
    reading.warn('a social link lacks its label or its address');
    return [];
  });
}
