import type { Plugin } from 'vite';

const MADE = /^( *)serverHandoffStream: (encodeViaTurboStream\([^)]*\)),$/m;

/**
 * React Router writes the data of a page before it asks the site for the page. Here it does when it is asked for the data: the
 * site knows what it wrote of the same (src/app/process/hand-off.ts). A version that is made otherwise stops the build.
 */
export function withLazyHandOff(code: string): string {
  if (!MADE.test(code))
    throw new Error(
      'React Router hands off its data in another way: see what web/lazy-hand-off.ts is about.',
    );
  return code.replace(MADE, '$1get serverHandoffStream() {\n$1  return $2;\n$1},');
}

export const lazyHandOff: Plugin = {
  name: 'lazy-hand-off',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/, code: 'async function handleDocumentRequest(' },
    handler: (code) => ({ code: withLazyHandOff(code), map: null }),
  },
};
