import type { ComponentType } from 'react';
import type { HeadTag } from '../layout/head/head-tags.tsx';
import type { PageRequest, Ports } from '../ports.ts';

/** The input of a page's `load`: its request, and what a page that accepts a form needs. */
export type LoadRequest = PageRequest & Pick<Ports, 'submissions'> & { request: Request };

/** Status and headers that differ from those of a page shared by all visitors. */
export type PageResponseInit = { status?: number; headers?: Readonly<Record<string, string>> };

/** One kind of page. */
export type PageKind<Params, Data> = {
  /** Its folder in `pages/`; its stylesheet and its metrics use this name. */
  name: string;
  /** Loads the page's data. Throw a `Response` to redirect or to send a 404 or 503. */
  load(request: LoadRequest, params: Params): Promise<Data> | Data;
  /** The tags of its `<head>`. */
  head(data: Data, url: URL): readonly HeadTag[];
  Page: ComponentType<Data>;
  /** Status and headers, if they differ from those of a shared page. */
  init?(data: Data): PageResponseInit;
  /** Whether it also accepts POST requests from a form. */
  takesPosts?: boolean;
  /** Whether the page has the header, the footer and the consent notice. The hall screen has none of these. */
  framed?: boolean;
};

/** Ties the parts of one kind of page together, so that the compiler checks them against each other. */
export const definePage = <Params, Data extends object>(
  kind: PageKind<Params, Data>,
): PageKind<Params, Data> => kind;
