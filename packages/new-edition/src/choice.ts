import { objectOf, textOf } from 'content-check/json';
import type { Story } from './story-folder.ts';
import { UnusableFolder } from './story-folder.ts';

/**
 * Which items of the earlier edition to copy. Values are uuids; an item has to match one value of each list that is not
 * empty.
 */
export type Choice = {
  types: readonly string[];
  stages: readonly string[];
  themes: readonly string[];
  ongoing: boolean;
};

/** The names that an editor typed, by the kind of story that they refer to. */
export type Chosen = {
  type: readonly string[];
  location: readonly string[];
  theme: readonly string[];
  ongoing: boolean;
};

const KIND_NAMES = { type: 'soort', location: 'podium', theme: 'thema' } as const;

/**
 * Finds the types, stages and themes that an editor named, by the last part of their slug or by their title. Throws
 * {@link UnusableFolder} with the known names if one is unknown.
 */
export function choiceOf(chosen: Chosen, stories: readonly Story[]): Choice {
  const find = (kind: keyof typeof KIND_NAMES) => {
    const known = stories.filter(({ content }) => content.component === kind);
    return chosen[kind].map((name) => {
      const found = known.find((story) => namesOf(story).includes(name.trim().toLowerCase()));
      if (found) return textOf(found.json.uuid);
      const names = [...new Set(known.map(({ slug }) => slug.split('/').at(-1)))].sort().join(', ');
      throw new UnusableFolder(`Er is geen ${KIND_NAMES[kind]} ‘${name}’. Kies uit: ${names}`);
    });
  };
  return {
    types: find('type'),
    stages: find('location'),
    themes: find('theme'),
    ongoing: chosen.ongoing,
  };
}

/** Whether any choice was made. */
export const isChoice = ({ types, stages, themes, ongoing }: Choice): boolean =>
  ongoing || types.length + stages.length + themes.length > 0;

const namesOf = ({ slug, content }: Story): string[] =>
  [slug.split('/').at(-1) ?? slug, textOf(objectOf(content).title)].map((name) => name.toLowerCase());
