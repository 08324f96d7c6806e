import { kindName } from '../content-model.ts';
import { complain, type Rule } from '../finding.ts';
import { relationsIn } from '../references.ts';

/**
 * A relation must refer to an existing story of the right content type. If the referring story is published, the other
 * story must be published too.
 */
export const relations: Rule = ({ files, model, partsOf, storyByUuid }) =>
  files.flatMap((file) =>
    relationsIn(partsOf(file)).flatMap(({ path, uuid, types }) => {
      const target = storyByUuid(uuid);
      const say = (what: string, mend: string) => [complain(file, 'fout', `${path}: ${what}`, mend)];
      if (!target)
        return say(`verwijst naar niets (${uuid})`, 'Kies een bestaand verhaal of maak het veld leeg');
      if (types.length > 0 && !types.includes(target.component)) {
        const what = `verwijst naar ‘${target.slug}’, van soort ‘${kindName(model, target.component)}’`;
        return say(
          what,
          `Kies een verhaal van soort ${types.map((type) => kindName(model, type)).join(', ')}`,
        );
      }
      if (!target.draft || file.draft) return [];
      return say(
        `verwijst naar ‘${target.slug}’, dat niet gepubliceerd is`,
        'Publiceer het of kies een ander',
      );
    }),
  );
