import 'react';

declare module 'react' {
  /** The properties of our own style sheets. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
