/** The error for a request with an invalid argument. Its message tells the client what is wrong. */
export class InvalidArgument extends Error {
  override readonly name = 'InvalidArgument';
}
