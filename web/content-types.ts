import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content model, and the types that are generated from it. */
export const MODEL = join(import.meta.dirname, '../content/components.json');
export const CONTENT_TYPES = join(import.meta.dirname, 'src/cms/content-types.d.ts');

const HEADER = `// Generated from content/components.json by \`npm run content-types -w web\`.
// Do not edit: change the model and run the command again.
`;
const LINE_WIDTH = 110;

type Component = { name: string; is_nestable: boolean; schema: Readonly<Record<string, unknown>> };

/**
 * The names of the fields of every component of a model: `StoryFields` of content types, `BlockFields` of nestable blocks.
 *
 * @param model path of a `components.json`
 */
export function generateContentTypes(model: string): string {
  // Safe cast: content-check reports a file with another structure.
  const components = JSON.parse(readFileSync(model, 'utf8')) as Component[];
  const type = (name: string, isNestable: boolean) => {
    const rows = components.filter(({ is_nestable }) => is_nestable === isNestable).map(fieldsOf);
    return `\nexport type ${name} = {\n${rows.join('')}};\n`;
  };
  return HEADER + type('StoryFields', false) + type('BlockFields', true);
}

/** Formats a component with its fields on as many lines as needed. */
function fieldsOf({ name, schema }: Component): string {
  let line = `  ${name}:`;
  let written = '';
  for (const [index, field] of Object.keys(schema).entries()) {
    const part = index === 0 ? ` '${field}'` : ` | '${field}'`;
    if (line.length + part.length >= LINE_WIDTH) {
      written += `${line}\n`;
      line = '   ';
    }
    line += part;
  }
  return `${written}${line};\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(CONTENT_TYPES, generateContentTypes(MODEL));
