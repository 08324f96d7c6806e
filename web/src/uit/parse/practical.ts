import { z } from 'zod';
import type { AgeRange, UitBooking, UitEventDetail, UitPrice } from '../../domain/events/uit-event.ts';
import { instant, isRecord, list, passthrough, rawText, record, text } from './fields.ts';
import { localisedText } from './localised.ts';

const priceSchema = z.object({ category: text, name: passthrough, price: passthrough });

/** Base price first, then the tariffs as the organiser ordered them. Without prices: unknown, which is not free. */
export function parsePrices(priceInfo: unknown, mainLanguage: string | undefined): UitPrice[] {
  const prices = list.parse(priceInfo).flatMap((one) => {
    const { category, name, price } = priceSchema.parse(record(one));
    const amount = typeof price === 'string' && price.trim() !== '' ? Number(price) : price;
    if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return [];
    const isBase = category === 'base';
    return [{ isBase, price: { name: isBase ? undefined : localisedText(name, mainLanguage), amount } }];
  });
  return [...prices.filter(({ isBase }) => isBase), ...prices.filter(({ isBase }) => !isBase)].map(
    ({ price }) => price,
  );
}

/** `6-12`, `18-`, `-12`, and `-` for everyone. Anything else says nothing. */
export function parseAges(typicalAgeRange: unknown): AgeRange | undefined {
  const found = /^(\d{1,3})?\s*-\s*(\d{1,3})?$/.exec(text.parse(typicalAgeRange) ?? '');
  if (!found) return undefined;
  const from = Number(found[1] ?? 0) || undefined;
  const to = found[2] === undefined ? undefined : Number(found[2]);
  return { from: from ?? (to === undefined ? undefined : 0), to };
}

const organiserSchema = z.object({ mainLanguage: text, name: passthrough, url: rawText });

export function parseOrganiser(organizer: unknown): UitEventDetail['organiser'] {
  const { mainLanguage, name, url } = organiserSchema.parse(record(organizer));
  const told = localisedText(name, mainLanguage);
  return told === undefined ? undefined : { name: told, url: webAddress(url) };
}

const bookingSchema = z.object({
  url: rawText,
  urlLabel: passthrough,
  phone: text,
  email: text,
  availabilityStarts: instant,
  availabilityEnds: instant,
});

/** How a seat is booked. It once was a list; nobody checks what organisers write in it. */
export function parseBooking(bookingInfo: unknown, mainLanguage: string | undefined): UitBooking | undefined {
  const value = Array.isArray(bookingInfo) ? bookingInfo.find(isRecord) : bookingInfo;
  const { url, urlLabel, phone, email, availabilityStarts, availabilityEnds } = bookingSchema.parse(
    record(value),
  );
  const ways = {
    url: webAddress(url),
    phone: phone !== undefined && /^[+\d][\d\s./()-]{5,24}$/.test(phone) ? phone : undefined,
    // One plain address: behind `?` or `%` a link to it would carry what the organiser wants others to send.
    email: z.email().safeParse(email).data,
  };
  if (Object.values(ways).every((way) => way === undefined)) return undefined;
  const label = localisedText(urlLabel, mainLanguage);
  return { ...ways, label, from: availabilityStarts, until: availabilityEnds };
}

/** An address of the web and nothing else: `javascript:` and what lacks its scheme are no way anywhere. */
export function webAddress(address: string | undefined): string | undefined {
  if (address === undefined || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}
