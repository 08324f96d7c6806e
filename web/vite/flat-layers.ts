import { Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { parse } from 'postcss';
import type { Plugin } from 'vite';

/**
 * The specificity of a selector, ignoring its element names: the number of ids, and of classes, attributes and
 * pseudo-classes.
 */
type Weight = readonly [ids: number, classes: number];

/**
 * Replaces cascade layers (src/ui/styles/tokens.css) with specificity. After adding a stylesheet with layers, browsers
 * recalculate the styles and the layout of the whole page. After adding one without layers, they recalculate only the
 * elements that its selectors match (docs/performance.md). Development serves the stylesheets unchanged.
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
 * Moves all rules out of their layers and preserves their order of precedence: `base` rules drop below any class, `ui`
 * rules stay, `page` rules gain one id, and print rules and rules outside layers gain two.
 * @throws an Error about a rule whose precedence cannot be preserved.
 */
export function withoutLayers(css: string, file: string): string {
  // Expand nesting first: a nested selector includes the specificity of its parents.
  const plain = transform({ filename: file, code: Buffer.from(css), include: Features.Nesting });
  const stylesheet = parse(plain.code.toString());
  stylesheet.walkDecls(({ prop, important }) => {
    // `!important` reverses the order of layers, so it cannot be translated.
    if (important) throw new Error(`!important reverses the order of layers: ${prop}`);
  });
  return stylesheet.nodes
    .map((node) => {
      if (node.type !== 'atrule' || node.name !== 'layer') return reweighed(String(node), 'none', file);
      // Drop an `@layer` statement without rules, because it only sets the order of layers.
      return node.nodes ? reweighed(node.nodes.join('\n'), node.params, file) : '';
    })
    .join('\n');
}

function reweighed(css: string, layer: string, file: string): string {
  const visitor = { Selector: weighedIn(layer) };
  return transform({ filename: file, code: Buffer.from(css), visitor }).code.toString();
}

const weighedIn = (layer: string) => (selector: Selector) => weighed(selector, layer);

/** Adjusts the specificity of a selector for its layer. */
function weighed(selector: Selector, layer: string): Selector {
  const [ids, classes] = weightOf(selector);
  switch (layer) {
    case 'tokens':
      // Returns these selectors unchanged. Tokens only set custom properties, which `base` never sets. Component rules
      // come later and contain a class, so they override tokens.
      if (ids > 0 || classes > 1)
        throw new Error(`a tokens selector exceeds the specificity of one class: ${told(selector)}`);
      return selector;
    case 'base':
      return selector.map(light);
    case 'ui':
      if (ids > 0 || classes === 0)
        throw new Error(`a ui selector names no class, or names an id: ${told(selector)}`);
      return selector;
    case 'page':
      if (ids > 0) throw new Error(`a page selector names an id: ${told(selector)}`);
      return heavier(selector, 1);
    case 'paper':
    case 'none':
      return heavier(selector, 2);
    default:
      throw new Error(`unknown layer: ${layer}`);
  }
}

/** Reduces the specificity of a selector to at most that of an element, which is lower than that of any class. */
const light = (one: SelectorComponent): SelectorComponent => {
  const [ids, classes] = weightOfOne(one);
  return ids + classes > 0 ? { type: 'pseudo-class', kind: 'where', selectors: [[one]] } : one;
};

/**
 * Raises the specificity by a `:not()` with ids that no element has. Browsers still index the rule by class or name.
 */
const heavier = (selector: Selector, ids: number): Selector => [
  ...headOf(selector),
  {
    type: 'pseudo-class',
    kind: 'not',
    selectors: [Array.from({ length: ids }, () => ({ type: 'id', name: 'x' }))],
  },
  ...partOf(selector),
];

/** Returns the index of the pseudo-element in a selector; the length of the selector if there is none. */
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
