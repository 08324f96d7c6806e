// Functions that islands and packages call and that the oldest supported browsers lack: docs/browsers.md. It is imported before
// anything that calls them.

/** Gives an object a function under a name where it has none. */
function provide(object: object, name: string, value: unknown): void {
  if (!(name in object)) Object.defineProperty(object, name, { value, configurable: true, writable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index];
}

provide(Array.prototype, 'at', at);
provide(String.prototype, 'at', at);
// Not `Object.prototype.hasOwnProperty`: the linter would replace it by the function that is missing.
provide(Object, 'hasOwn', (object: object, key: PropertyKey) =>
  Boolean(Object.getOwnPropertyDescriptor(object, key)),
);
provide(window, 'reportError', (error: unknown) => console.error(error));
