/** Base class of the errors of an unreachable service. The site responds to them with 503. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
