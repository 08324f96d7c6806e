import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ICON_NAMES } from './icons/Icon.tsx';
import { SCENE_NAMES } from './icons/Scene.tsx';
import { readTokens } from './styles/design-tokens.ts';

const source = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const icons = source('icons/icons.svg');
const scenes = source('icons/scenes.svg');
const namesIn = (sprite: string) => [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const TOKENS = new Map(readTokens(source('styles/tokens.css')).map(({ name, value }) => [name, value]));

it('defines every icon in icons.svg, in order, and otherwise only the category icons and the wordmark', () => {
  const others = namesIn(icons).slice(ICON_NAMES.length);
  expect(namesIn(icons).slice(0, ICON_NAMES.length)).toEqual(ICON_NAMES);
  expect(others.filter((name) => !name.startsWith('category-'))).toEqual(['wordmark']);
});

it('defines exactly the scenes of scenes.svg', () => {
  expect(namesIn(scenes)).toEqual(SCENE_NAMES);
});

it.each([
  ['icons.svg', icons],
  ['scenes.svg', scenes],
])('draws %s identically as a file and in a page, without colours of its own', (_, sprite) => {
  const [head = '', ...drawings] = sprite.split('\n');
  for (const [, name = '', value = ''] of head.matchAll(/--([a-z-]+):(#\w+)/g)) {
    expect(`${name} ${value}`).toBe(`${name} ${TOKENS.get(name === 'ribbon' ? 'pink' : name)}`);
  }
  const requested = new Set([...drawings.join().matchAll(/var\(--([a-z-]+)\)/g)].map(([, name]) => name));
  const given = new Set([...head.matchAll(/--([a-z-]+):/g)].map(([, name]) => name));
  expect([...requested].filter((name) => !given.has(name) && !TOKENS.has(name ?? ''))).toEqual([]);
  expect(drawings.join()).not.toMatch(/#[0-9a-f]{3}|class=|style=/i);
});

/** Components with inline SVG: its content varies (date, plan, QR code), or no browser draws it (share images). */
const DRAWN_IN_PLACE =
  /^(?:ui\/(?:forms\/Postcard|qr\/QrPicture)\.tsx|blocks\/HallPlan\/|endpoints\/images\/share-image\/)/;

it('allows inline SVG only in the listed components', () => {
  const root = new URL('../', import.meta.url);
  const components = readdirSync(fileURLToPath(root), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && !DRAWN_IN_PLACE.test(file),
  );
  expect(components.length).toBeGreaterThan(100);
  const drawing = components.filter((file) =>
    /<(?:path|circle|ellipse|rect|polygon)\b/.test(source(`../${file}`)),
  );
  expect(drawing).toEqual([]);
});
