import { forbidden, type Problem, unauthorized } from './problem.ts';
import { parseQueryString } from './query-string.ts';

/** Who may ask. */
export interface Credentials {
  clientIds: readonly string[];
  apiKeys: readonly string[];
  /** Keys that once were good, with what became of them. */
  refusedApiKeys: Readonly<Record<string, 'blocked' | 'removed'>>;
}

const BEARER = 'Bearer ';

/**
 * What is wrong with the credential of a request; undefined where it may ask. The first that is there counts:
 * a client id, an API key (each in its header, else in the URL), a token.
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
  // Nobody signs tokens here, so none is good.
  if (token.startsWith(BEARER)) {
    return unauthorized(`Token "${token.slice(BEARER.length)}" is not a valid JWT.`);
  }
  return unauthorized(`Authorization header must start with "${BEARER}", followed by your token`);
}
