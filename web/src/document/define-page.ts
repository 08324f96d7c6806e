import type { ComponentType } from 'react';
import type { HeadTag } from '../layout/head/head-tags.tsx';
import type { Skip } from '../layout/SiteFrame.tsx';
import type { PageRequest, Ports } from '../ports.ts';

/** The input of a page's `load`: the request, and the submissions for pages that accept a form. */
export type LoadRequest = PageRequest & Pick<Ports, 'submissions'> & { request: Request };

/** Status and headers that replace the default, which is a 200 that caches may share between visitors. */
export type PageResponseInit = { status?: number; headers?: Readonly<Record<string, string>> };

/** One kind of page. */
export type PageKind<Params, Data> = {
  /** The name of this kind of page. Its folder in `pages/`, its stylesheet and its metrics have the same name. */
  name: string;
  /** Loads the page's data. To redirect or to send a 404 or 503, it throws a `Response`. */
  load(request: LoadRequest, params: Params): Promise<Data> | Data;
  /** The tags of its `<head>`. */
  head(data: Data, url: URL): readonly HeadTag[];
  Page: ComponentType<Data>;
  /** Returns the status and headers if they differ from the default. */
  init?(data: Data): PageResponseInit;
  /** The skip links of the page, apart from the one to its content. */
  skips?: readonly Skip[];
  /** Whether the page also accepts POST requests from a form. */
  takesPosts?: boolean;
  /** Whether the page has the header, the footer and the consent notice. The hall screen has none of these. */
  framed?: boolean;
};

/** Returns the kind of page unchanged. The compiler infers its types here and checks its parts against each other. */
export const definePage = <Params, Data extends object>(
  kind: PageKind<Params, Data>,
): PageKind<Params, Data> => kind;
