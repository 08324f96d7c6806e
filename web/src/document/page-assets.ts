/** The files of one kind of page. */
export type PageAssets = {
  /** The text of its style sheet, which stands in the page; empty in development. */
  styles: string;
  /** Style sheets that it links to; in development only. */
  sheets: readonly string[];
  /** The scripts of every page. */
  scripts: readonly string[];
  /** The file of an island, by the island's name. */
  island(name: string): string;
};

/** Gives the files of a kind of page by its name. */
export type AssetsOf = (kind: string) => PageAssets;

/** What the server tells the site about itself: the name of its build, which development has none of, and its files. */
export type SiteEnv = { Bindings: { build: string | undefined; assets: AssetsOf } };
