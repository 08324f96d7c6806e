/** Base class of errors for a service that is unreachable, so that the response can be a 503. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
