import { type ComponentType, createContext, type ReactNode, use } from 'react';

/**
 * When an island starts in the browser: `idle` when the browser is idle, `visible` near the viewport, `touch` at the
 * first pointer, key or focus event inside it, and `minute` at the first touch or when the next minute begins, because
 * the server rendered it for the current minute.
 */
export type StartOn = 'idle' | 'visible' | 'touch' | 'minute';

export type IslandOptions = {
  when: StartOn;
  /** Whether the page fetches new props from the server while it stays open (features/renewal/renewal.browser.ts). */
  renews?: boolean;
  /**
   * Prefixes of the storage keys whose values make the island differ from its server HTML. If any is set, the island
   * starts when idle (features/renewal/stored-state.ts). For islands that renew.
   */
  storageKeys?: readonly string[];
};

/** Data that can be serialized for an island; no functions or elements (props.ts). */
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

/** Renders an island on the server: its HTML, followed by its serialized props. */
export type RenderIsland = <Props extends object>(
  about: IslandOptions & { name: string },
  Component: ComponentType<Props>,
  props: Props,
) => ReactNode;

/** Renders the islands of this document; `undefined` inside an island, in the browser and offline. */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/**
 * Makes an island: a component that the server renders in place and the browser hydrates separately, later. Export it
 * under `name` from a file called `NAME.island.tsx`. Outside a server document it renders the plain component.
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
