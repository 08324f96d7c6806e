import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { recordFields } from './edited-fields.ts';
import { parseProps } from './props.ts';

export type HydratedIsland = {
  /** Renders the island with newer props, as serialized by the server. */
  renew(props: string): void;
};

type Listeners = {
  /** Called when React replaced HTML that differed from its render, for example in a translated page. */
  mended: (error: unknown) => void;
  /** Called when an island fails after its start, once its server HTML has been restored. */
  broke: (error: unknown) => void;
};

/**
 * Hydrates the HTML of an island; resolves after the first commit. Preserves what a visitor typed, selected and focused
 * before hydration. If React fails during hydration or later, restores the server HTML. Rejects if the island could not
 * start.
 */
export function hydrateIsland(
  element: Element,
  Component: ComponentType<object>,
  props: string,
  { mended, broke }: Listeners,
): Promise<HydratedIsland> {
  return new Promise((resolve, reject) => {
    const html = element.innerHTML;
    const restoreFields = recordFields(element);
    const shown = (given: string, then: () => void) => (
      <Committed then={then}>
        <Component {...parseProps(given)} />
      </Committed>
    );
    let hasStarted = false;
    const root = hydrateRoot(
      element,
      shown(props, () => {
        hasStarted = true;
        restoreFields();
        resolve({ renew: (newer) => root.render(shown(newer, () => undefined)) });
      }),
      {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        onUncaughtError: (error) => {
          // Wait until this callback has returned, because React uses the root until then.
          queueMicrotask(() => {
            root.unmount();
            element.innerHTML = html;
            restoreFields();
            if (hasStarted) broke(error);
            else reject(error);
          });
        },
        onRecoverableError: mended,
      },
    );
  });
}

/** Calls `then` once `children` are in the document. */
function Committed({ then, children }: { then: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first commit.
  useLayoutEffect(then, []);
  return children;
}
