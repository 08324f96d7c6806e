/** A request with an invalid argument. The message explains it to the client. */
export class InvalidArgument extends Error {
  override readonly name = 'InvalidArgument';
}
