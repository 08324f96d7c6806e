import { type ContentModel, kindName } from '../content-model.ts';
import { story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import type { StoryFile } from '../story-file.ts';
import type { BlockAt } from '../story-parts.ts';

export const blockKinds: Rule = {
  name: 'soort blok',
  looksFor: 'een contenttype of een blok dat niet bestaat, of dat op die plaats niet mag staan',
  visitors: 'ze zien dit deel niet',
  severity: 'fout',
  find: ({ files, model, partsOf }) =>
    files.flatMap((file) => partsOf(file).blocks.flatMap((block) => judge(file, block, model))),
  bad: () => ({ files: [story('a', { component: 'page', body: [{ component: 'link', label: 'Kaart' }] })] }),
  good: () => ({ files: [story('a', { component: 'page', body: [{ component: 'quote', text: 'Lees.' }] })] }),
};

function judge(file: StoryFile, at: BlockAt, model: ContentModel): Complaint[] {
  const { component, path, allowed } = at;
  const known = model.get(component);
  const name = component === '' ? 'een blok zonder naam' : `‘${kindName(model, component)}’`;
  if (path === '') {
    if (known?.isRoot) return [];
    const what = known
      ? `${name} is een blok en geen contenttype, dus dit is geen pagina`
      : `het contenttype ${name} bestaat niet`;
    return [{ file, at, what, mend: 'Maak de story opnieuw met een contenttype uit de lijst' }];
  }
  if (!known)
    return [
      {
        file,
        at,
        what: component === '' ? 'een blok heeft geen soort (component)' : `een blok ${name} bestaat niet`,
        mend: 'Verwijder het blok of kies een ander',
      },
    ];
  if (allowed ? allowed.includes(component) : known.isNestable) return [];
  const mend = allowed
    ? `Verwijder het blok; hier mogen alleen deze blokken staan: ${allowed.map((kind) => kindName(model, kind)).join(', ')}`
    : 'Verwijder het: een contenttype is een story en geen blok';
  return [{ file, at, what: `een blok ${name} mag op deze plaats niet staan`, mend }];
}
