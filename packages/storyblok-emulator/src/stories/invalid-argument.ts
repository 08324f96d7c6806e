/** A question that cannot be answered as it was asked; the message tells the asker why. */
export class InvalidArgument extends Error {
  override readonly name = 'InvalidArgument';
}
