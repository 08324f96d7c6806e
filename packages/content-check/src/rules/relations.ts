import { type ContentModel, kindName } from '../content-model.ts';
import type { Edition } from '../edition.ts';
import { type Complaint, complain, type Rule } from '../finding.ts';
import { type RelationAt, relationsIn } from '../references.ts';
import { type StoryFile, titleOf } from '../story-file.ts';

/** A relation, with the story that contains it. */
type Use = { file: StoryFile; relation: RelationAt };

/**
 * A relation must refer to an existing story of the right content type. If the referring story is published, the other
 * story must be published too. If many stories refer to one missing or unpublished story, it is reported once, with the
 * places that refer to it.
 */
export const relations: Rule = (edition) => {
  const { files, model, partsOf, storyByUuid } = edition;
  const lost = new Map<string, Use[]>();
  const wrong = files.flatMap((file) =>
    relationsIn(partsOf(file)).flatMap((relation): Complaint[] => {
      const { path, uuid, types } = relation;
      const target = storyByUuid(uuid);
      if (!target || (target.draft && !file.draft)) {
        lost.set(uuid, [...(lost.get(uuid) ?? []), { file, relation }]);
        return [];
      }
      if (types.length === 0 || types.includes(target.component)) return [];
      const what = `${path}: verwijst naar ‘${target.slug}’, van soort ‘${kindName(model, target.component)}’`;
      return [complain(file, 'fout', what, `Kies een verhaal van soort ${kindsOf(types, model)}`)];
    }),
  );
  return [...wrong, ...[...lost].map(([uuid, uses]) => lostStory(uuid, uses, edition))];
};

function lostStory(uuid: string, uses: readonly Use[], edition: Edition): Complaint {
  const { model, storyByUuid, vanished = [] } = edition;
  const target = storyByUuid(uuid) ?? vanished.find((story) => story.uuid === uuid);
  const [first] = uses;
  const types = [...new Set(uses.flatMap(({ relation }) => relation.types))];
  const kind = target ? kindName(model, target.component) : kindsOf(types, model) || 'verhaal';
  const name = target ? `‘${titleOf(target)}’ (${kind})` : `een ${kind} met uuid ${uuid}`;
  const isThere = storyByUuid(uuid) !== undefined;
  const places = [...new Set(uses.map(({ file }) => file.slug))];
  const of = places.length === 1 ? `${first?.file.slug}, ${first?.relation.path}` : listed(places);
  const count = places.length === 1 ? '1 verhaal' : `${places.length} verhalen`;
  const isActivity = target?.component === 'experience';
  const gone = isThere ? 'is niet gepubliceerd' : 'bestaat niet meer';
  const result =
    isActivity && uses.some(({ file }) => file.component === 'program')
      ? '; die momenten toont de site niet'
      : '';
  return complain(
    target ?? first?.file ?? { slug: uuid, draft: false },
    'fout',
    `${name} ${gone} en staat nog in ${count}: ${of}${result}`,
    isThere ? 'Publiceer het of kies daar iets anders' : 'Kies daar iets anders of maak het veld leeg',
  );
}

const kindsOf = (types: readonly string[], model: ContentModel): string =>
  types.map((type) => kindName(model, type)).join(', ');

/** Maximum number of places that a finding names. */
const MAX_NAMED = 10;

function listed(places: readonly string[]): string {
  const others = places.length - MAX_NAMED;
  return places.slice(0, MAX_NAMED).join(', ') + (others > 0 ? ` en ${others} andere` : '');
}
