import { Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { parse } from 'postcss';
import type { Plugin } from 'vite';

/** What a selector weighs before elements are counted: ids, then classes, attributes and states. */
type Weight = readonly [ids: number, classes: number];

/**
 * The order of the cascade layers (src/ui/styles/tokens.css) by weight alone, without layers. A browser that is given one more style
 * sheet with layers draws and lays out the whole page anew; one without them concerns those alone whom its selectors name
 * (docs/performance.md). Development reads the sheets as they are written.
 */
export const flatLayers: Plugin = {
  name: 'flat-layers',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\.css(?:\?(?!raw|url)|$)/ },
    handler: (css, id) => ({ code: withoutLayers(css, id), map: null }),
  },
};

/**
 * A style sheet in which no rule is in a layer: what all elements are weighs less than any class, what a part is weighs what it
 * names, what a page says an id more, and what is said of paper, or in no layer, two.
 * @throws an Error about a rule that this cannot be said of.
 */
export function withoutLayers(css: string, file: string): string {
  // A nested selector weighs what those around it weigh: they are written out first.
  const plain = transform({ filename: file, code: Buffer.from(css), include: Features.Nesting });
  const sheet = parse(plain.code.toString());
  sheet.walkDecls(({ prop, important }) => {
    // Among layers it counts for more the lower its layer is.
    if (important) throw new Error(`what is important has another order: ${prop}`);
  });
  return sheet.nodes
    .map((node) => {
      if (node.type !== 'atrule' || node.name !== 'layer') return reweighed(String(node), 'none', file);
      // Without rules it only tells the order of layers.
      return node.nodes ? reweighed(node.nodes.join('\n'), node.params, file) : '';
    })
    .join('\n');
}

function reweighed(css: string, layer: string, file: string): string {
  const visitor = { Selector: weighedIn(layer) };
  return transform({ filename: file, code: Buffer.from(css), visitor }).code.toString();
}

const weighedIn = (layer: string) => (selector: Selector) => weighed(selector, layer);

/** A selector that weighs what its layer gives it. */
function weighed(selector: Selector, layer: string): Selector {
  const [ids, classes] = weightOf(selector);
  switch (layer) {
    case 'tokens':
      // They give values names, which nothing of base gives; parts come later, and each names a class.
      if (ids > 0 || classes > 1)
        throw new Error(`a selector of tokens weighs more than one class: ${told(selector)}`);
      return selector;
    case 'base':
      return selector.map(light);
    case 'ui':
      if (ids > 0 || classes === 0)
        throw new Error(`a selector of a part names no class, or an id: ${told(selector)}`);
      return selector;
    case 'page':
      if (ids > 0) throw new Error(`a selector of a page names an id: ${told(selector)}`);
      return heavier(selector, 1);
    case 'paper':
    case 'none':
      return heavier(selector, 2);
    default:
      throw new Error(`a layer that is not in the order of layers: ${layer}`);
  }
}

/** What weighs no more than an element, so that any class counts for more. */
const light = (one: SelectorComponent): SelectorComponent => {
  const [ids, classes] = weightOfOne(one);
  return ids + classes > 0 ? { type: 'pseudo-class', kind: 'where', selectors: [[one]] } : one;
};

/** The same elements, by so many ids more, which none of them has. A browser still finds them by their class or name. */
const heavier = (selector: Selector, ids: number): Selector => [
  ...headOf(selector),
  {
    type: 'pseudo-class',
    kind: 'not',
    selectors: [Array.from({ length: ids }, () => ({ type: 'id', name: 'x' }))],
  },
  ...partOf(selector),
];

/** A part of an element (`::before`) comes last, with its states. */
const partAt = (selector: Selector): number => {
  const at = selector.findIndex(({ type }) => type === 'pseudo-element');
  return at < 0 ? selector.length : at;
};
const partOf = (selector: Selector): Selector => selector.slice(partAt(selector));
const headOf = (selector: Selector): Selector => selector.slice(0, partAt(selector));

/** https://www.w3.org/TR/selectors-4/#specificity-rules */
const weightOf = (selector: Selector): Weight => headOf(selector).map(weightOfOne).reduce(sum, [0, 0]);

function weightOfOne(one: SelectorComponent): Weight {
  switch (one.type) {
    case 'id':
      return [1, 0];
    case 'class':
    case 'attribute':
      return [0, 1];
    case 'pseudo-class':
      if (one.kind === 'where') return [0, 0];
      if (one.kind === 'is' || one.kind === 'not' || one.kind === 'has') return heaviest(one.selectors);
      if ('of' in one && one.of) return sum([0, 1], heaviest(one.of));
      return [0, 1];
    default:
      return [0, 0];
  }
}

const heaviest = (selectors: readonly Selector[]): Weight =>
  selectors.map(weightOf).sort(([a, b], [c, d]) => c - a || d - b)[0] ?? [0, 0];

const sum = ([a, b]: Weight, [c, d]: Weight): Weight => [a + c, b + d];

const told = (selector: Selector): string => JSON.stringify(selector);
