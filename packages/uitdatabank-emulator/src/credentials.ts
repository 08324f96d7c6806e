import { forbidden, type Problem, unauthorized } from './problem.ts';
import { parseQueryString } from './query-string.ts';

/** The accepted credentials. */
export interface Credentials {
  clientIds: readonly string[];
  apiKeys: readonly string[];
  /** Keys that are no longer valid, with the reason. */
  refusedApiKeys: Readonly<Record<string, 'blocked' | 'removed'>>;
}

const BEARER = 'Bearer ';

/**
 * Checks the credential of a request; returns undefined if it is valid. If a request has several, a client id takes
 * precedence over an API key, and an API key over a token. A client id or API key in a header takes precedence over one
 * in the URL.
 */
export function credentialProblem(request: Request, credentials: Credentials): Problem | undefined {
  const inUrl = parseQueryString(new URL(request.url).search);
  const given = (header: string, parameter: string) => {
    const value = request.headers.get(header) || inUrl.get(parameter);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };

  const clientId = given('x-client-id', 'clientId');
  if (clientId !== undefined) {
    if (credentials.clientIds.includes(clientId)) return undefined;
    return forbidden(`The provided client id ${clientId} is not allowed to access this API.`);
  }

  const apiKey = given('x-api-key', 'apiKey');
  if (apiKey !== undefined) {
    if (credentials.apiKeys.includes(apiKey)) return undefined;
    const fate = Object.hasOwn(credentials.refusedApiKeys, apiKey)
      ? credentials.refusedApiKeys[apiKey]
      : undefined;
    if (fate !== undefined) return forbidden(`The provided api key ${apiKey} is ${fate}`);
    return unauthorized(`The provided api key ${apiKey} is invalid`);
  }

  const token = request.headers.get('authorization');
  if (!token) return unauthorized('No x-api-key header or apiKey parameter found');
  // The emulator issues no tokens, so no token is valid.
  if (token.startsWith(BEARER)) {
    return unauthorized(`Token "${token.slice(BEARER.length)}" is not a valid JWT.`);
  }
  return unauthorized(`Authorization header must start with "${BEARER}", followed by your token`);
}
