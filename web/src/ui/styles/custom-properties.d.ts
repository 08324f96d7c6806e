import 'react';

declare module 'react' {
  /** Allows custom properties in style attributes. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
