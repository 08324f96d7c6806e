/** Base class of the errors of an unreachable service, to which the site responds with 503. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
