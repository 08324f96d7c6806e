import type { UitPlace } from './uit-event.ts';

/** «Stationsstraat 12, 9000 Gent», as far as it is known. */
export function formatAddress({ street, postalCode, town }: UitPlace): string | undefined {
  const lines = [street, [postalCode, town].filter(isKnown).join(' ')].filter(
    (line) => isKnown(line) && line !== '',
  );
  return lines.length > 0 ? lines.join(', ') : undefined;
}

/** «Cultuurcentrum De Letterkast, Gent»: the town once, also where it stands in the name. */
export function formatPlace({ name, town }: UitPlace): string | undefined {
  if (name === undefined || town === undefined) return name ?? town;
  return name.toLowerCase().includes(town.toLowerCase()) ? name : `${name}, ${town}`;
}

const isKnown = (text: string | undefined): text is string => text !== undefined;
