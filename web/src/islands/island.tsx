import { type ComponentType, createContext, type ReactNode, use } from 'react';

/**
 * When an island starts in the browser. `idle`: when the browser is idle. `visible`: near the viewport. `touch`: at the
 * first pointer, key or focus event inside it. `minute`: at the first touch or when the next minute begins, because the
 * server HTML is right only for the current minute.
 */
export type StartOn = 'idle' | 'visible' | 'touch' | 'minute';

export type IslandOptions = {
  when: StartOn;
  /** Whether the page refetches the props from the server while it stays open (features/renewal/renewal.browser.ts). */
  renews?: boolean;
  /**
   * Prefixes of storage keys. If a key with such a prefix is stored, the island differs from its server HTML and
   * therefore starts when the browser is idle (features/renewal/stored-state.ts). Only for islands with `renews`.
   */
  storageKeys?: readonly string[];
};

/** Props that can be serialized for an island (props.ts); functions and elements cannot. */
type Serializable =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | URLSearchParams
  | readonly Serializable[]
  | ReadonlyMap<Serializable, Serializable>
  | { readonly [name: string]: Serializable };

type SerializableProps<Props> = { readonly [Name in keyof Props]: Serializable };

/** Renders an island on the server: its HTML and then its serialized props. */
export type RenderIsland = <Props extends object>(
  about: IslandOptions & { name: string },
  Component: ComponentType<Props>,
  props: Props,
) => ReactNode;

/** The renderer of a document's islands; `undefined` inside an island, and wherever the browser renders. */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/**
 * Creates an island: a component that the server renders in place and the browser hydrates separately, later. Export it
 * under `name` from a file called `NAME.island.tsx`. Where no document is rendered, it renders the plain component.
 */
export function island<Props extends SerializableProps<Props>>(
  name: string,
  Component: ComponentType<Props>,
  options: IslandOptions,
): ComponentType<Props> {
  function Island(props: Props): ReactNode {
    const render = use(IslandRenderer);
    return render ? render({ name, ...options }, Component, props) : <Component {...props} />;
  }
  Island.displayName = name;
  return Island;
}
