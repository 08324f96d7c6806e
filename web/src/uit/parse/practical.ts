import { z } from 'zod';
import type { UitBooking, UitEventDetail, UitPlace, UitPrice } from '../../domain/events/uit-event.ts';
import { type Image, imageSize } from '../../domain/images/image.ts';
import { isServedOriginal } from '../../domain/images/image-request.ts';
import type { AgeRange } from '../../domain/programme/programme-item.ts';
import type { Point } from '../../domain/towns/distance.ts';
import { isRecord, list, record } from '../../domain/unknown-values.ts';
import { addressText, instant, localisedText, text } from './fields.ts';

/** The id of UiTdatabank's «nowhere» place, whose street address consists of underscores. */
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** Parses the place of an event; returns `undefined` for «nowhere» and for an empty place. */
export function parsePlace(location: unknown): UitPlace | undefined {
  const { '@id': id, mainLanguage, name, address, geo } = record(location);
  if (text(id)?.endsWith(NOWHERE)) return undefined;
  const language = text(mainLanguage);
  const lines = addressIn(address, language);
  const place: UitPlace = {
    name: localisedText(name, language),
    street: told(lines.streetAddress),
    postalCode: told(lines.postalCode),
    town: told(lines.addressLocality),
  };
  if (Object.values(place).every((line) => line === undefined)) return undefined;
  const point = parsePoint(geo);
  return point ? { ...place, point } : place;
}

/** Parses coordinates; returns `undefined` if they are impossible. */
function parsePoint(geo: unknown): Point | undefined {
  const { latitude: lat, longitude: lng } = record(geo);
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/**
 * Returns the postal address in Dutch, else in the main language, else in any language. The oldest places have one
 * address without a language.
 */
function addressIn(value: unknown, mainLanguage: string | undefined): Record<string, unknown> {
  const address = record(value);
  const wanted = [address.nl, address[mainLanguage ?? 'nl'], ...Object.values(address)];
  return wanted.find(isRecord) ?? address;
}

function told(value: unknown): string | undefined {
  const line = text(value);
  return line === undefined || /^[_0]+$/.test(line) ? undefined : line;
}

/**
 * Parses the main image of an event, with the texts of its media object. Leaves out an image on a host that the image
 * endpoint does not serve.
 */
export function parsePicture(event: Record<string, unknown>): Image | undefined {
  const media = list(event.mediaObject)
    .filter(isRecord)
    .flatMap(({ contentUrl, description, copyrightHolder }) => {
      const src = pictureAddress(contentUrl);
      return src === undefined
        ? []
        : [{ src, alt: text(description) ?? '', copyright: text(copyrightHolder) }];
    });
  const main = pictureAddress(event.image);
  const found = media.find(({ src }) => src === main) ?? media[0] ?? bare(main);
  return found && { ...found, ...imageSize(found.src) };
}

function bare(src: string | undefined): Pick<Image, 'src' | 'alt' | 'copyright'> | undefined {
  return src === undefined ? undefined : { src, alt: '' };
}

/** Returns the https URL of an image. The oldest URLs have `http:`, and some have no scheme. */
function pictureAddress(value: unknown): string | undefined {
  const secure = addressText(value)?.replace(/^(?:http:)?\/\//i, 'https://');
  return secure !== undefined && isServedOriginal(secure) ? secure : undefined;
}

/** Parses prices: the base price, then the tariffs in the organiser's order. An empty list means unknown, not free. */
export function parsePrices(priceInfo: unknown, mainLanguage: string | undefined): UitPrice[] {
  const prices = list(priceInfo).flatMap((one) => {
    const { category, name, price } = record(one);
    const amount = typeof price === 'string' && price.trim() !== '' ? Number(price) : price;
    if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return [];
    const isBase = text(category) === 'base';
    return [{ isBase, price: { name: isBase ? undefined : localisedText(name, mainLanguage), amount } }];
  });
  return [...prices.filter(({ isBase }) => isBase), ...prices.filter(({ isBase }) => !isBase)].map(
    ({ price }) => price,
  );
}

/** Parses an age range such as `6-12`, `18-`, `-12`, or `-` for everyone; returns `undefined` for other values. */
export function parseAges(typicalAgeRange: unknown): AgeRange | undefined {
  const found = /^(\d{1,3})?\s*-\s*(\d{1,3})?$/.exec(text(typicalAgeRange) ?? '');
  if (!found) return undefined;
  const from = Number(found[1] ?? 0) || undefined;
  const to = found[2] === undefined ? undefined : Number(found[2]);
  return { from: from ?? (to === undefined ? undefined : 0), to };
}

export function parseOrganiser(organizer: unknown): UitEventDetail['organiser'] {
  const { mainLanguage, name, url } = record(organizer);
  const told = localisedText(name, text(mainLanguage));
  return told === undefined ? undefined : { name: told, url: webAddress(url) };
}

/** Parses how to book. The field is a list in old documents, and UiTdatabank does not validate it. */
export function parseBooking(bookingInfo: unknown, mainLanguage: string | undefined): UitBooking | undefined {
  const booking = record(Array.isArray(bookingInfo) ? bookingInfo.find(isRecord) : bookingInfo);
  const phone = text(booking.phone);
  const ways = {
    url: webAddress(booking.url),
    phone: phone !== undefined && /^[+\d][\d\s./()-]{5,24}$/.test(phone) ? phone : undefined,
    // Accept only a plain e-mail address: with `?` or `%` in the link, an organiser could add recipients or a text to
    // the visitor's mail.
    email: z.email().safeParse(text(booking.email)).data,
  };
  if (Object.values(ways).every((way) => way === undefined)) return undefined;
  const label = localisedText(booking.urlLabel, mainLanguage);
  const [from, until] = [instant(booking.availabilityStarts), instant(booking.availabilityEnds)];
  return { ...ways, label, from, until };
}

/** Returns an http(s) URL; `undefined` for other schemes, such as `javascript:`, and for a URL without a scheme. */
export function webAddress(value: unknown): string | undefined {
  const written = addressText(value);
  if (written === undefined || !/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  return new URL(written).href;
}
