// Polyfills for functions that islands and packages call but the oldest supported browsers lack (docs/browsers.md).
// Import this file before any code that calls them.

/** Defines a property on an object unless it exists. */
function provide(object: object, name: string, value: unknown): void {
  if (!(name in object)) Object.defineProperty(object, name, { value, configurable: true, writable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index];
}

provide(Array.prototype, 'at', at);
provide(String.prototype, 'at', at);
// Not `Object.prototype.hasOwnProperty`: the linter would replace it with `Object.hasOwn`, which these browsers lack.
provide(Object, 'hasOwn', (object: object, key: PropertyKey) =>
  Boolean(Object.getOwnPropertyDescriptor(object, key)),
);
provide(window, 'reportError', (error: unknown) => console.error(error));
