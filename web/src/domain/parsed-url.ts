/** Parses a URL; `undefined` if it is invalid. `URL.canParse` and `URL.parse` are missing in browsers of 2022. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
