/** A page as the sitemap lists it. */
export type SitePage = {
  uuid: string;
  path: string;
  /** When it was last published. */
  published?: Date;
};

/** An address of the content system, of which only some are pages that everyone may see. */
type Listed = { uuid: string; published: boolean; isFolder: boolean };

/** The pages that are published, by path; folders are none (spec §3, «Links list entry»). */
export function publicPages(pages: readonly SitePage[], links: readonly Listed[]): readonly SitePage[] {
  const open = new Set(links.filter((link) => link.published && !link.isFolder).map(({ uuid }) => uuid));
  return pages
    .filter(({ uuid }) => open.has(uuid))
    .sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}
