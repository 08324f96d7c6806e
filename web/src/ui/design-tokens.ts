/** A custom property of the house as its stylesheet writes it: `space-4`, `1rem`. */
export type DesignToken = { name: string; value: string };

/** A coloured field: which token paints it, and which is readable on it. */
export type ColouredField = { colour: string; field: string; onField: string };

/**
 * The tokens that stand at `:root` in tokens.css, in its order. What a media query changes is not looked at:
 * the first value of a name is its own.
 */
export function readTokens(css: string): readonly DesignToken[] {
  const root = /:root\s*\{([^}]*)\}/.exec(withoutComments(css))?.[1] ?? '';
  return [...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' ').trim(),
  }));
}

/** The fields of colours.css, in its order; one that does not name a colour has those of the rule above it. */
export function readColouredFields(css: string): readonly ColouredField[] {
  const rules = [...withoutComments(css).matchAll(/\[data-colour(?:="([\w-]+)")?\]\s*\{([^}]*)\}/g)];
  const named = rules.map(([, colour, body = '']) => ({
    colour,
    field: /--field:\s*var\(--([\w-]+)\)/.exec(body)?.[1],
    onField: /--on-field:\s*var\(--([\w-]+)\)/.exec(body)?.[1],
  }));
  const base = named.find(({ colour }) => colour === undefined);
  return named.flatMap(({ colour, field = base?.field, onField = base?.onField }) =>
    colour !== undefined && field !== undefined && onField !== undefined ? [{ colour, field, onField }] : [],
  );
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
