import { z } from 'zod';
import type { UitPlace } from '../../domain/events/uit-event.ts';
import { isRecord, passthrough, record, text } from './fields.ts';
import { localisedText } from './localised.ts';

/** Where UiTdatabank puts what is held nowhere: an address made of underscores. */
const NOWHERE = '00000000-0000-0000-0000-000000000000';

const placeSchema = z.object({ '@id': text, mainLanguage: text, name: passthrough, address: passthrough });
const addressSchema = z.object({ streetAddress: text, postalCode: text, addressLocality: text });

/** The place of an event; `undefined` for nowhere, and where nothing is told. */
export function parsePlace(location: unknown): UitPlace | undefined {
  const { '@id': id, mainLanguage, name, address } = placeSchema.parse(record(location));
  if (id?.endsWith(NOWHERE)) return undefined;
  const lines = addressSchema.parse(addressIn(address, mainLanguage));
  const place: UitPlace = {
    name: localisedText(name, mainLanguage),
    street: told(lines.streetAddress),
    postalCode: told(lines.postalCode),
    town: told(lines.addressLocality),
  };
  return Object.values(place).some((line) => line !== undefined) ? place : undefined;
}

/** The address in Dutch, else in the place's language, else in any; the oldest places have only one, without a language. */
function addressIn(value: unknown, mainLanguage: string | undefined): Record<string, unknown> {
  const address = record(value);
  const wanted = [address.nl, address[mainLanguage ?? 'nl'], ...Object.values(address)];
  return wanted.find(isRecord) ?? address;
}

function told(line: string | undefined): string | undefined {
  return line === undefined || /^[_0]+$/.test(line) ? undefined : line;
}
