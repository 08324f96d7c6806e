import { type ContentModel, kindName } from '../content-model.ts';
import type { Edition } from '../edition.ts';
import { item, story } from '../examples.ts';
import { type RelationAt, relationsIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';

const example = (theme: string) => ({
  files: [
    story('themas/fantasy', { component: 'theme', title: 'Fantasy' }),
    story('locaties/forum', { component: 'location' }),
    item('a', '2025-10-25 08:00', '', { theme: [theme] }),
    item('b', '2025-10-25 09:00', '', { theme: [theme] }),
  ],
  vanished: [story('themas/strips', { component: 'theme', title: 'Strips' })],
});

/** A missing or unpublished story becomes one finding, with all places that refer to it. */
export const relations: Rule = {
  name: 'verwijzing',
  looksFor: 'een gekozen story die verwijderd is, die niet gepubliceerd is of die van een andere soort is',
  visitors: 'wat je koos, valt daar weg',
  severity: 'fout',
  find: (edition) =>
    edition.files.flatMap((file) =>
      relationsIn(edition.partsOf(file)).flatMap((at) => judge(file, at, edition)),
    ),
  bad: () => example('uuid-themas/strips'),
  good: () => example('uuid-themas/fantasy'),
};

function judge(file: StoryFile, at: RelationAt, edition: Edition): Complaint[] {
  const { uuid, types, position } = at;
  const { model, storyByUuid, vanished = [] } = edition;
  const target = storyByUuid(uuid);
  const isActivity = file.component === 'program' && at.name === 'experience';
  const visitors = isActivity ? 'deze momenten staan niet in het programma' : undefined;
  if (!target) {
    const gone = vanished.find((one) => one.uuid === uuid);
    const choice = position ? `keuze ${position}` : 'de keuze';
    const name = gone
      ? `${lowerCase(kindName(model, gone.component))} ‘${nameOf(gone)}’`
      : `${choice} in dit veld (${lowerCase(kindsOf(types, model)) || 'story'})`;
    const what = `${name} is verwijderd en wordt hier nog gebruikt`;
    return [
      {
        file,
        at,
        cause: uuid,
        what,
        visitors,
        mend: 'Kies op deze plaatsen iets anders of haal deze keuze weg',
      },
    ];
  }
  const name = `${lowerCase(kindName(model, target.component))} ‘${nameOf(target)}’`;
  if (target.draft && !file.draft) {
    const what = `${name} is niet gepubliceerd en wordt hier al gebruikt`;
    return [
      { file, at, cause: uuid, what, visitors, mend: `Publiceer ‘${nameOf(target)}’, of kies iets anders` },
    ];
  }
  if (types.length === 0 || types.includes(target.component)) return [];
  const what = `hier staat ${name}, en dat hoort hier niet`;
  return [{ file, at, what, visitors, mend: `Kies een ${lowerCase(kindsOf(types, model))}` }];
}

const kindsOf = (types: readonly string[], model: ContentModel): string =>
  types.map((type) => kindName(model, type)).join(', ');

const lowerCase = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
