import type { Plugin } from 'vite';
import { BROWSER_BUILD } from './browser-build.ts';

const ONLY_THERE = /\bimport\.meta\.env\.SSR \? (\w+) : undefined\b/g;

/** What a part is made of, by which the server knows it again (`src/ui/written-once.tsx`). */
const KNOWN_BY = /\buseContent\(\s*\[[^\]]*\],/g;

/**
 * A source as a browser has it: without what only the server uses (`import.meta.env.SSR ? Part : undefined`), and without
 * the import of that. A bundler drops the use and follows the import all the same, so that code which is to come later
 * comes at once.
 */
export function withoutServerParts(code: string): string {
  const parts = [...code.matchAll(ONLY_THERE)].map(([, part = '']) => part);
  const left = code.replace(ONLY_THERE, 'undefined').replace(KNOWN_BY, 'useContent(0,');
  return parts.reduce(withoutImport, left);
}

function withoutImport(code: string, part: string): string {
  return code.replace(
    new RegExp(`^import \\{([^}]*\\b${part}\\b[^}]*)\\} from ('[^']+');$`, 'm'),
    (_, names: string, from) => {
      const kept = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && name !== part);
      if (kept.length === 0) return '';
      const types = kept.every((name) => name.startsWith('type '));
      return `import ${types ? 'type ' : ''}{ ${kept.map((name) => (types ? name.slice(5) : name)).join(', ')} } from ${from};`;
    },
  );
}

export const writtenByServer: Plugin = {
  name: 'written-by-server',
  ...BROWSER_BUILD,
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/, code: /import\.meta\.env\.SSR \? \w+ : undefined|useContent\(/ },
    handler: (code) => ({ code: withoutServerParts(code), map: null }),
  },
};
