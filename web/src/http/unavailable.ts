/** Base of the errors that say that a service cannot be reached now, so that a response can say so with a 503. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
