/** Parses a URL; `undefined` if it is invalid. `URL.canParse` and `URL.parse` are missing in browsers of 2022. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Decodes a part of an address, such as a segment or the hash. Returns a part with malformed escapes unchanged, since visitors can type any address. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
