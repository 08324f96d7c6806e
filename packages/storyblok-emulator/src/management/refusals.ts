/** Thrown if a request names a story, folder or component that does not exist in the space. */
export class NotFound extends Error {}

/** Thrown if the space refuses a change. */
export class InvalidChange extends Error {
  /** The problems by field, as in the body of the response. */
  readonly reasons: Readonly<Record<string, readonly string[]>>;

  constructor(reasons: InvalidChange['reasons']) {
    super(JSON.stringify(reasons));
    this.reasons = reasons;
  }
}
