/**
 * The path of a story on this site, from its full slug or from the `cached_url` of a link: one leading slash,
 * none at the end, none doubled (a browser would read `//host` or `/\host` as another site). `home` is `/`.
 */
export function storyPath(fullSlug: string): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(fullSlug.trim()) ?? [];
  const segments = address.split(/[/\\]+/).filter((segment) => segment !== '');
  const path = segments.join('/');
  return `/${path === 'home' ? '' : path}${rest}`;
}
