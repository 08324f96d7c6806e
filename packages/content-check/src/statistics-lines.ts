import { aligned } from './report.ts';
import type { Counts, Statistics } from './statistics.ts';

/** Formats the statistics as aligned lines: name, count, and list. */
export function statisticsLines(counted: Statistics): string[] {
  const { images } = counted;
  const list = (what: string, names: readonly string[]) => [what, String(names.length), names.join(', ')];
  const row = (what: string, count: number, more = '') => [what, String(count), more];
  return aligned([
    row('Verhalen', counted.stories),
    list('Dagen', counted.days),
    list('Podia', counted.stages),
    row('Programma-items', counted.items),
    ...each(counted.itemsPerDay),
    row('Doorlopende items', counted.ongoing, 'per dag: alles wat die dag loopt'),
    ...each(counted.ongoingPerDay),
    row('Activiteiten', counted.experiences),
    list("Thema's", counted.themes),
    list('Types', counted.types),
    list('Types met reservatie', counted.reservableTypes),
    row('Items op toer', counted.onTourItems),
    ...each(counted.onTourPerTown),
    row('Nieuwsberichten', counted.news),
    row('Hotspots', counted.hotspots),
    row('Boekhandels', counted.bookstores),
    list("Algemene pagina's", counted.genericPages),
    row('Beelden in gebruik', images.used, `${images.different} verschillende, ${images.missing} ontbreken`),
    list('Enkel concept', counted.draftsOnly),
    list('Gewijzigd na publicatie', counted.changedSincePublish),
    row('Componenten in gebruik', Object.keys(counted.blocksUsed).length),
    ...each(counted.blocksUsed),
    list('Componenten nooit gebruikt', counted.blocksUnused),
  ]);
}

function each(counts: Counts): string[][] {
  return Object.entries(counts).map(([name, count]) => [`  ${name}`, String(count)]);
}
