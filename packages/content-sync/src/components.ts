import type { Change } from './change.ts';
import type { Space, SpaceComponent } from './space.ts';
import { isSame, stableJson } from './stable-json.ts';
import { readFile, UnusableFolder, writeFile } from './story-file.ts';

type Fields = Record<string, unknown>;

/** The fields that define a component. Its other fields (ids, dates, previews) belong to the space. */
const KEYS = [
  'name',
  'display_name',
  'is_root',
  'is_nestable',
  'preview_field',
  'component_group_uuid',
  'color',
  'icon',
  'preset_id',
  'all_presets',
  'internal_tags_list',
  'schema',
];
/** Fields that contain ids of the space. */
const OF_THE_SPACE = new Set(['component_group_uuid', 'preset_id', 'all_presets', 'internal_tags_list']);

type Options = { folder: string; space: Space; write: boolean };

/** Copies the components of the folder to the space. Does not change other components of the space. */
export async function pushComponents({ folder, space, write }: Options): Promise<Change[]> {
  const there = new Map((await space.components()).map((component) => [component.name, component]));
  const changes: Change[] = [];
  for (const component of componentsIn(folder).list) {
    const what = `component ${component.name}`;
    const known = there.get(String(component.name));
    there.delete(String(component.name));
    const fields = Object.fromEntries(
      KEYS.filter((key) => key in component && !OF_THE_SPACE.has(key)).map((key) => [key, component[key]]),
    );
    if (known === undefined) {
      if (write) await space.createComponent(fields);
      changes.push({ kind: 'nieuw', what });
    } else if (Object.entries(fields).every(([key, value]) => isSame(known[key], value))) {
      changes.push({ kind: 'gelijk', what });
    } else {
      if (write) await space.updateComponent(known.id, fields);
      changes.push({ kind: 'gewijzigd', what });
    }
  }
  for (const name of there.keys())
    changes.push({ kind: 'blijft', what: `component ${name}`, why: 'alleen in de space' });
  return changes;
}

/** Copies the components of the space to the folder. Does not change other components of the folder. */
export async function pullComponents({ folder, space, write }: Options): Promise<Change[]> {
  const text = readFile(folder, 'components.json');
  const { list, wrapped } = text === undefined ? { list: [], wrapped: false } : componentsIn(folder);
  const given = new Map((await space.components()).map((component) => [component.name, component]));
  const kept = list.map((here) => {
    const there = given.get(String(here.name));
    given.delete(String(here.name));
    return there === undefined ? here : { ...here, ...shared(there, Object.keys(here)) };
  });
  const added = [...given.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const components = [...kept, ...added.map((there) => shared(there, KEYS))];
  const next = stableJson(wrapped ? { components } : components, text);
  if (next === text) return [{ kind: 'gelijk', what: 'components.json' }];
  if (write) writeFile(folder, 'components.json', next);
  return [{ kind: text === undefined ? 'nieuw' : 'gewijzigd', what: 'components.json' }];
}

function shared(there: SpaceComponent, keys: readonly string[]): Fields {
  const wanted = KEYS.filter((key) => keys.includes(key) && key in there);
  return Object.fromEntries(wanted.map((key) => [key, there[key]]));
}

/** Reads `components.json` in either layout of Storyblok's CLI. Throws {@link UnusableFolder} if it is unusable. */
export function componentsIn(folder: string): { list: Fields[]; wrapped: boolean } {
  try {
    const json: unknown = JSON.parse(readFile(folder, 'components.json') ?? '');
    const wrapped = !Array.isArray(json);
    // The cast is unchecked: the space itself validates components.
    const list = (wrapped ? (json as { components: Fields[] }).components : json) as Fields[];
    return { list, wrapped };
  } catch {
    throw new UnusableFolder(`${folder}: components.json ontbreekt of is geen JSON`);
  }
}
