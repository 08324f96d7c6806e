import type { ReactNode } from 'react';

/** A tag in the head of a page: its title, a meta tag, a link, or a block of structured data. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { link: Readonly<{ rel: string; href: string; type?: string; title?: string }> }
  | { structuredData: object };

/** Renders the head tags of a page. Escapes `<` in structured data, so that no text can close the script element. */
export function headTags(tags: readonly HeadTag[]): ReactNode {
  return tags.map((tag, index) => {
    const key = `${index}`;
    if ('title' in tag) return <title key={key}>{tag.title}</title>;
    if ('link' in tag) return <link key={key} {...tag.link} />;
    if ('structuredData' in tag) {
      const data = JSON.stringify(tag.structuredData).replaceAll('<', '\\u003c');
      return (
        <script key={key} type="application/ld+json">
          {data}
        </script>
      );
    }
    return <meta key={key} {...tag} />;
  });
}
