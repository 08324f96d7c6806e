import { expect, it } from 'vitest';
import { withoutServerParts } from './written-by-server.ts';

const SOURCE = `import type { ReactNode } from 'react';
import { Gallery } from './Gallery.tsx';
import { BlockRow, type BlockRowProps } from './BlockView.tsx';
import { widthOf, Wide } from './wide.ts';
const Later = later({
  written: import.meta.env.SSR ? Gallery : undefined,
  row: import.meta.env.SSR ? BlockRow : undefined,
  wide: import.meta.env.SSR ? Wide : undefined,
});
`;

it('gives a browser no import of what only the server uses', () => {
  expect(withoutServerParts(SOURCE)).toBe(`import type { ReactNode } from 'react';

import type { BlockRowProps } from './BlockView.tsx';
import { widthOf } from './wide.ts';
const Later = later({
  written: undefined,
  row: undefined,
  wide: undefined,
});
`);
});

it('drops what the server knows a part by, and keeps what is drawn', () => {
  const code = `const content = useContent(
    ['row', item, dayOf(now)],
    () => <b>{item.title}</b>,
  );`;
  expect(withoutServerParts(code)).toBe(`const content = useContent(0,
    () => <b>{item.title}</b>,
  );`);
  expect(withoutServerParts('useContent(of, children)')).toBe('useContent(of, children)');
});
