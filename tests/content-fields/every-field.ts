import { FIXTURE_EDITION } from '../../content-fixtures/editions.ts';
import { readContentFolder } from '../../packages/content-check/src/content-folder.ts';
import { kindName } from '../../packages/content-check/src/content-model.ts';
import type { Finding } from '../../packages/content-check/src/finding.ts';
import { findings } from '../../packages/content-check/src/findings.ts';
import type { StoryFile } from '../../packages/content-check/src/story-file.ts';
import type { ByUuid } from '../../web/src/cms/parse/fixtures/whole-edition.ts';
import { isRecord } from '../../web/src/domain/unknown-values.ts';
import { MARKER, type Mutation, mutationsOf } from './mutations.ts';
import { asStory, siteOutput } from './site-output.ts';

// Fills in every field of the content model wrongly, in every way that its type allows, in a copy of the fixtures.
// Compares the output of the site with the findings of `content:check`. To print the comparison as a table:
//
// node tests/content-fields/every-field.ts

const NOW = new Date('2025-10-28T10:00:00Z');

export type Cell = {
  kind: string;
  field: string;
  mistake: string;
  /** What the site does: it shows the value, it leaves the value out, or the field is empty. */
  site: 'toont het' | 'laat het weg' | 'niets';
  /** The finding of the check, or why it needs no finding. */
  check: string;
  /**
   * Whether the check misses a value that the site drops, or that the site shows although visitors should not see it.
   */
  isSilent: boolean;
};

/** Returns a cell for each field of the model and each way to fill it in wrongly. */
export function everyField(): Cell[] {
  const content = readContentFolder(FIXTURE_EDITION);
  const published = content.files.filter(({ draft }) => !draft);
  const byUuid = new Map(published.map((file) => [file.uuid, asStory(file)]));
  const judge = (file: StoryFile) =>
    findings(
      { ...content, files: published.map((one) => (one.uuid === file.uuid ? file : one)) },
      { now: NOW, only: file.uuid },
    );
  return [...content.model].flatMap(([component, { fields }]) => {
    const place = placeOf(component, published);
    if (place === undefined) return [];
    const known = new Set(judge(place.file).map(keyOf));
    return [...fields].flatMap(([name, field]) =>
      mutationsOf(field).flatMap((mutation): Cell[] => {
        const file = place.with(name, (before) => mutation.value(before, field));
        const said = judge(file).filter((finding) => !known.has(keyOf(finding)));
        const site = outcome(file, mutation, byUuid);
        const first = said.find((finding) => finding.field === name) ?? said[0];
        return [
          {
            kind: kindName(content.model, component),
            field: field.label,
            mistake: mutation.name,
            site,
            check: first ? `${first.severity}: ${first.what}` : site === 'niets' ? 'mag leeg zijn' : 'niets',
            isSilent: site !== 'niets' && first === undefined,
          },
        ];
      }),
    );
  });
}

const keyOf = ({ rule, path, what }: Finding): string => [rule, path, what].join('\0');

function outcome(file: StoryFile, { name }: Mutation, byUuid: ByUuid): Cell['site'] {
  if (name === 'leeg') return 'niets';
  return siteOutput(file, byUuid).toLowerCase().includes(MARKER.toLowerCase()) ? 'toont het' : 'laat het weg';
}

type ChangedStory = {
  file: StoryFile;
  with: (name: string, change: (before: unknown) => unknown) => StoryFile;
};

/** Returns a story of the edition that contains a component, with a way to change a field of the component. */
function placeOf(component: string, files: readonly StoryFile[]): ChangedStory | undefined {
  for (const file of files) {
    const path = pathOf(file.content, component);
    if (path === undefined) continue;
    return {
      file,
      with: (name, change) => {
        const content = structuredClone(file.content);
        const block = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), content);
        if (isRecord(block)) block[name] = change(block[name]);
        return { ...file, content };
      },
    };
  }
  return undefined;
}

/** Returns the keys of the path to the first block of a component. */
function pathOf(value: unknown, component: string): string[] | undefined {
  if (isRecord(value) && value.component === component) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const rest = pathOf(inner, component);
    if (rest) return [key, ...rest];
  }
  return undefined;
}

if (import.meta.main) {
  const cells = everyField();
  console.log('| soort | veld | fout | de site | content:check |\n|---|---|---|---|---|');
  for (const { kind, field, mistake, site, check } of cells)
    console.log(`| ${[kind, field, mistake, site, check.slice(0, 160)].join(' | ')} |`);
  const silent = cells.filter(({ isSilent }) => isSilent);
  console.error(`${cells.length} cells, ${silent.length} silent`);
}
