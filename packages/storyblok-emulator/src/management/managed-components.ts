import { hash } from 'node:crypto';
import type { ComponentSchema } from '../folder/component-schema.ts';
import type { Edition } from '../folder/edition.ts';
import { InvalidChange, NotFound } from './refusals.ts';
import type { Raw, SpaceFiles } from './space-files.ts';

const FILE = 'components.json';

type Component = ComponentSchema & { id: number };

/** The components of a space. Every change rewrites `components.json`. */
export function managedComponents(edition: () => Edition, files: SpaceFiles) {
  const all = () => edition().components.map(withId);
  const find = (id: number): Component => {
    const component = all().find((candidate) => candidate.id === id);
    if (!component) throw new NotFound();
    return component;
  };
  const write = (components: readonly Raw[]) => files.change(new Map([[FILE, { json: components }]]));
  const checked = (fields: Raw, id: number | undefined): Raw => {
    if (typeof fields.name !== 'string' || !/^[\w-]+$/.test(fields.name))
      throw new InvalidChange({ name: ['is invalid'] });
    if (all().some((other) => other.name === fields.name && other.id !== id))
      throw new InvalidChange({ name: ['has already been taken'] });
    return fields;
  };

  return {
    all,
    one: find,
    create(fields: Raw): Raw {
      const now = new Date(files.now()).toISOString();
      const id = Math.max(1000, ...all().map((component) => component.id)) + 1;
      const dates = { created_at: now, updated_at: now };
      const made: Raw = { schema: {}, ...checked(fields, undefined), ...dates, id };
      write([...all(), made]);
      return made;
    },
    update(id: number, fields: Raw): Raw {
      const now = new Date(files.now()).toISOString();
      const next: Raw = { ...checked({ ...find(id), ...fields }, id), id, updated_at: now };
      write(all().map((component) => (component.id === id ? next : component)));
      return next;
    },
    remove(id: number): Raw {
      const removed = find(id);
      write(all().filter((component) => component.id !== id));
      return removed;
    },
  };
}

/** A component in a file may lack an id; then the id is derived from the name. */
function withId(component: ComponentSchema): Component {
  const { id } = component;
  const derived = () => Number.parseInt(hash('sha1', component.name).slice(0, 8), 16) >>> 1;
  return { ...component, id: typeof id === 'number' ? id : derived() };
}
