import { Parser } from 'htmlparser2';
import { jsonLines, type Line, line } from './lines.ts';

/** Number of ancestors of a line to report, so that a reader can find the line. */
const PLACE_DEPTH = 4;

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const JSON_SCRIPT = /^(?:application\/(?:ld\+)?json|speculationrules|importmap)$/;
/**
 * Matches an id from React's `useId`, including the prefix of an island (`e0`). The number in it depends on
 * the surrounding components.
 */
const REACT_ID = /_(?:e\d+)?R_[0-9a-z]*_/g;
/** Attributes whose values depend on the build. */
const OF_THE_BUILD = new Set(['class', 'data-build']);
/** Matches the address of a built script or stylesheet. The whole file name depends on the build. */
const CODE_ASSET = /\/assets\/[\w.-]+\.(js|css)\b/g;
/** Matches the URL of a built file that is neither a script nor a stylesheet. Its file name ends in a hash. */
const OTHER_ASSET = /(\/assets\/[\w.-]+)-[\w-]{8}\.(\w+)\b/g;

/** Replaces the parts that differ between builds in the URLs of built files. */
export function withoutHashes(text: string): string {
  return text.replace(CODE_ASSET, '/assets/*.$1').replace(OTHER_ASSET, '$1-*.$2');
}

/**
 * Splits a document into lines, in document order: every start tag with its attributes except `class`, every
 * end tag, and the texts as a visitor reads them. Lists scripts and stylesheets by type, and each type once.
 * Leaves out inline scripts except JSON.
 */
export function documentLines(markup: string, kind: 'html' | 'xml' = 'html'): Line[] {
  const lines: Line[] = [];
  const open: string[] = [];
  const reactIds = new Map<string, string>();
  const assets = new Set<string>();
  let text = '';
  /**
   * The inline script being read, and the text of the page before the script. That text continues after the
   * script.
   */
  let script: { type: string; before: string } | undefined;

  const place = () => open.slice(-PLACE_DEPTH).join(' > ');
  const numbered = (value: string) =>
    value.replace(REACT_ID, (id) => {
      const known = reactIds.get(id) ?? `react-id-${reactIds.size + 1}`;
      reactIds.set(id, known);
      return known;
    });
  const endText = () => {
    if (text !== '') lines.push(line(text, place()));
    text = '';
  };
  const start = (name: string, attributes: ReadonlyMap<string, string>) => {
    const written = [...attributes].map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).join('');
    const tag = `<${name}${written}>`;
    if (name === 'link' && tag.includes('/assets/*')) {
      if (assets.has(tag)) return;
      assets.add(tag);
    }
    endText();
    lines.push({ text: tag, place: place(), attributes });
  };

  const parser = new Parser(
    {
      onprocessinginstruction: (_, data) => {
        endText();
        lines.push(line(`<${data}>`));
      },
      onopentag: (name, given) => {
        if (name === 'script' && given.src === undefined) {
          script = { type: given.type ?? '', before: text };
          text = '';
          return;
        }
        start(name, tidied(given, numbered));
        open.push(name);
      },
      ontext: (data) => {
        text += data;
      },
      onclosetag: (name) => {
        if (name === 'script' && script !== undefined) {
          const { type, before } = script;
          if (JSON_SCRIPT.test(type)) lines.push(...scriptLines(type, text));
          [script, text] = [undefined, before];
          return;
        }
        endText();
        open.pop();
        if (!VOID.test(name)) lines.push(line(`</${name}>`, place()));
      },
    },
    { xmlMode: kind === 'xml', decodeEntities: true },
  );
  parser.end(markup);
  endText();
  return lines;
}

function tidied(
  given: Readonly<Record<string, string>>,
  numbered: (value: string) => string,
): ReadonlyMap<string, string> {
  const kept = Object.entries(given).filter(([name]) => !OF_THE_BUILD.has(name));
  return new Map(
    kept
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, numbered(withoutHashes(value))]),
  );
}

function scriptLines(type: string, text: string): Line[] {
  try {
    return jsonLines(JSON.parse(text), `script of ${type}`);
  } catch {
    return [line(text, `script of ${type} with invalid JSON`)];
  }
}
