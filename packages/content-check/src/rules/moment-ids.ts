import { momentId } from 'web/content-rules';
import { complain, type Rule } from '../finding.ts';

/**
 * Programme items must have different short ids, which are derived from their uuids and used in links. Otherwise a link
 * to one moment would open another.
 */
export const momentIds: Rule = ({ published }) => {
  const owners = new Map<string, string>();
  return published.flatMap((file) => {
    if (file.component !== 'program' || file.uuid === '') return [];
    const id = momentId(file);
    const owner = owners.get(id);
    if (owner === undefined) owners.set(id, file.slug);
    return owner === undefined
      ? []
      : [
          complain(
            file,
            'fout',
            `heeft in links dezelfde korte naam (${id}) als ${owner}`,
            'Maak het programma-item opnieuw: het krijgt dan een andere uuid',
          ),
        ];
  });
};
