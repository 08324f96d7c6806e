import type { Link } from '../../domain/pages/body/link.ts';
import { type LinkFault, linkFault, parseLink, warnOfFault } from './link.ts';
import type { ParseContext } from './parse-context.ts';
import { isBareWord } from './typed-address.ts';

/** A link field, with the context of its story. */
type LinkField = { value: unknown; context: ParseContext };

const NAMES = {
  tickets: { log: 'the ticket link', field: 'Ticketknop', button: 'Tickets' },
  reservation: {
    log: 'the reservation address',
    field: 'Reserveeradres',
    button: 'Reserveer hier je plaats',
  },
} as const;

/**
 * Parses the addresses behind all buttons «Tickets» and «Reserveer hier je plaats». If one address is filled in but
 * leads nowhere, its buttons lead to the other address. Warns, and returns the faults in Dutch for the preview.
 */
export function parseShopLinks(fields: Record<keyof typeof NAMES, LinkField>) {
  const tickets = shopLink('tickets', fields.tickets, addressIn(fields.reservation.value));
  const reservation = shopLink('reservation', fields.reservation, addressIn(fields.tickets.value));
  const faults = [reservation.fault, tickets.fault].filter((fault) => fault !== undefined);
  return {
    tickets: tickets.link,
    reservationUrl: reservation.link?.href,
    faults: faults.length > 0 ? faults : undefined,
  };
}

const addressIn = (value: unknown): Link | undefined => (isBareWord(value) ? undefined : parseLink(value));

function shopLink(
  name: keyof typeof NAMES,
  { value, context }: LinkField,
  other: Link | undefined,
): { link?: Link; fault?: string } {
  const fault: LinkFault | undefined = isBareWord(value)
    ? { kind: 'unreadable', written: value }
    : linkFault(value);
  // Without an address there is nothing to buy or reserve: content:check reports that.
  if (fault?.kind === 'empty') return {};
  const { log, field, button } = NAMES[name];
  const link = addressIn(value) ?? other;
  if (fault === undefined) return { link };
  warnOfFault(fault, log, context);
  const what = {
    misspelt: `‘${fault.written}’ is verkeerd geschreven.`,
    unreadable: `‘${fault.written}’ is geen adres.`,
    gone: `de pagina ‘${fault.written}’ is niet gepubliceerd.`,
  }[fault.kind];
  const result = link ? `leiden nu naar ${link.href}` : 'staan nu nergens';
  return { link, fault: `${field}: ${what} De knoppen ‘${button}’ ${result}.` };
}
