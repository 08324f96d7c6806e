import { createGraphQLError } from 'graphql-yoga';

/**
 * The error for a question that cannot be answered as it was asked; its message tells the asker why. Made
 * by Yoga, because there may be two copies of `graphql` in one process (its CommonJS and its ESM form),
 * and Yoga shows only errors of its own copy.
 */
export function invalidArgument(message: string): Error {
  return createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
