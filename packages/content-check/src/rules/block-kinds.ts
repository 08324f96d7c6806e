import { type ContentModel, kindName } from '../content-model.ts';
import { type Complaint, complain, type Rule } from '../finding.ts';
import type { StoryFile } from '../story-file.ts';
import type { BlockAt } from '../story-parts.ts';

/** Content types and blocks must exist in the content model and be used where the model allows them. */
export const blockKinds: Rule = ({ files, model, partsOf }) =>
  files.flatMap((file) => partsOf(file).blocks.flatMap((block) => judge(file, block, model)));

function judge(file: StoryFile, { component, path, allowed }: BlockAt, model: ContentModel): Complaint[] {
  const known = model.get(component);
  const name = component === '' ? 'een blok zonder naam' : `‘${kindName(model, component)}’`;
  if (path === '') {
    if (known?.isRoot) return [];
    const what = known ? `${name} is een blok, geen inhoudstype` : `inhoudstype ${name} bestaat niet`;
    return [complain(file, 'fout', what, 'Kies een inhoudstype uit components.json')];
  }
  if (!known) {
    const mend = 'Verwijder het blok of kies een bestaand';
    return [complain(file, 'fout', `${path}: ${name} bestaat niet als blok`, mend)];
  }
  if (allowed ? allowed.includes(component) : known.isNestable) return [];
  const mend = allowed
    ? `Hier mag alleen: ${allowed.map((kind) => kindName(model, kind)).join(', ')}`
    : 'Een inhoudstype is een verhaal, geen blok: verwijder het';
  return [complain(file, 'fout', `${path}: blok ${name} mag hier niet staan`, mend)];
}
