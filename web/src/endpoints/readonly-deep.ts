/** A type whose arrays and properties are readonly at every depth. */
export type ReadonlyDeep<T> = { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> };
