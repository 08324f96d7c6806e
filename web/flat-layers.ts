import { Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { parse } from 'postcss';
import type { Plugin } from 'vite';

/** What a selector weighs: ids; classes, attributes and states; elements and parts of elements. */
type Weight = readonly [ids: number, classes: number, elements: number];

/** How far one class stands above the elements that are named with it. */
const ELEMENTS = 5;

/**
 * The order of the cascade layers (src/ui/tokens.css) by weight alone, without layers. A browser that is given one more style
 * sheet with layers draws and lays out the whole page anew; one without them concerns those alone whom its selectors name
 * (docs/decisions/0133). Development reads the sheets as they are written.
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
 * A style sheet in which no rule is in a layer: what pages say is as it was, what lies below weighs less than any class, and
 * what lies above, or was in no layer, more than all of them.
 * @throws an Error about a rule that this cannot be said of.
 */
export function withoutLayers(css: string, file: string): string {
  // A nested selector weighs what those around it weigh: they are written out first.
  const plain = transform({ filename: file, code: Buffer.from(css), include: Features.Nesting });
  return parse(plain.code.toString())
    .nodes.map((node) => {
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
  const [ids, classes, elements] = weightOf(selector);
  switch (layer) {
    case 'tokens':
    case 'base':
      return weighing(selector, []);
    case 'ui': {
      if (ids > 0 || classes === 0) throw new Error(`a selector of a part names no class: ${told(selector)}`);
      const less = ELEMENTS * (classes - 1) + Math.min(elements, ELEMENTS - 1);
      return weighing(selector, less > 0 ? [notOf(Array.from({ length: less }, element))] : []);
    }
    case 'page':
      if (ids > 0 || classes === 0) throw new Error(`a selector of a page names no class: ${told(selector)}`);
      return selector;
    case 'paper':
    case 'none':
      return [...headOf(selector), notOf([{ type: 'id', name: 'x' }]), ...partOf(selector)];
    default:
      throw new Error(`a layer that is not in the order of layers: ${layer}`);
  }
}

/** The same elements, with the weight of these components and of a part of an element alone. */
const weighing = (selector: Selector, weight: Selector): Selector => [
  { type: 'pseudo-class', kind: 'where', selectors: [headOf(selector)] },
  ...weight,
  ...partOf(selector),
];

/** What is true of all elements, and weighs what it names: elements within elements that no page has. */
const notOf = (selector: Selector): SelectorComponent => ({
  type: 'pseudo-class',
  kind: 'not',
  selectors: [
    selector.flatMap((one, index) =>
      index > 0 ? [{ type: 'combinator', value: 'descendant' }, one] : [one],
    ),
  ],
});

const element = (): SelectorComponent => ({ type: 'type', name: 'x' });

/** A part of an element (`::before`) comes last, with its states, and stands in no `:where()`. */
const partAt = (selector: Selector): number => {
  const at = selector.findIndex(({ type }) => type === 'pseudo-element');
  return at < 0 ? selector.length : at;
};
const partOf = (selector: Selector): Selector => selector.slice(partAt(selector));
const headOf = (selector: Selector): Selector => {
  const head = selector.slice(0, partAt(selector));
  return head.length > 0 ? head : [{ type: 'universal' }];
};

/** https://www.w3.org/TR/selectors-4/#specificity-rules, of all but its part. */
function weightOf(selector: Selector): Weight {
  return headOf(selector).map(weightOfOne).reduce(sum, [0, 0, 0]);
}

function weightOfOne(one: SelectorComponent): Weight {
  switch (one.type) {
    case 'id':
      return [1, 0, 0];
    case 'class':
    case 'attribute':
      return [0, 1, 0];
    case 'type':
      return [0, 0, 1];
    case 'pseudo-class':
      if (one.kind === 'where') return [0, 0, 0];
      if (one.kind === 'is' || one.kind === 'not' || one.kind === 'has') return heaviest(one.selectors);
      if ('of' in one && one.of) return sum([0, 1, 0], heaviest(one.of));
      return [0, 1, 0];
    default:
      return [0, 0, 0];
  }
}

const heaviest = (selectors: readonly Selector[]): Weight =>
  selectors.map(weightOf).sort(([a, b, c], [d, e, f]) => d - a || e - b || f - c)[0] ?? [0, 0, 0];

const sum = ([a, b, c]: Weight, [d, e, f]: Weight): Weight => [a + d, b + e, c + f];

const told = (selector: Selector): string => JSON.stringify(selector);
