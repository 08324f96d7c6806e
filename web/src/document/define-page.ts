import type { ComponentType } from 'react';
import type { HeadTag } from '../layout/head/head-tags.tsx';
import type { PageRequest, Ports } from '../ports.ts';

/** What a page is asked with: its request, and what a page that takes a form needs besides. */
export type LoadRequest = PageRequest & Pick<Ports, 'submissions'> & { request: Request };

/** How the answer differs from that of a page which every visitor shares. */
export type AnswerInit = { status?: number; headers?: Readonly<Record<string, string>> };

/** One kind of page. */
export type PageKind<Params, Data> = {
  /** Its folder in `pages/`; its style sheet and the figures go by this name. */
  name: string;
  /** Asks for its data. A thrown `Response` is the answer: a redirect, a 404 or a 503. */
  load(request: LoadRequest, params: Params): Promise<Data> | Data;
  /** What stands in its `<head>`. */
  head(data: Data, url: URL): readonly HeadTag[];
  Page: ComponentType<Data>;
  /** Status and headers where they are not those of a shared page. */
  init?(data: Data): AnswerInit;
  /** Whether it also takes what a form posts. */
  takesPosts?: boolean;
  /** Whether header, footer and consent stand around it. A screen in the hall has none of these. */
  framed?: boolean;
};

/** Ties what belongs to one kind of page together, so that the compiler checks its parts against each other. */
export const definePage = <Params, Data extends object>(
  kind: PageKind<Params, Data>,
): PageKind<Params, Data> => kind;
