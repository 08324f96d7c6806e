import { createElement, Fragment } from 'react';
import { definePage } from '../../document/define-page.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { orNotFound } from '../../http/responses.ts';
import { NotFound, Unavailable } from './status-pages.tsx';

type Data = {
  /** 404 for a missing page, else the status of a failure on our side. */
  code: number;
  /** The path and query of the requested page. */
  retry: string;
  /** The stack trace, in development. */
  stack?: string | undefined;
  headers?: Readonly<Record<string, string>>;
};

/** The error page for a missing, unavailable or failed page. */
export const status = definePage<Data, Data>({
  name: 'status',
  load: (_request, data) => data,
  head: ({ code }) => [
    { title: code === 404 ? 'Deze bladzijde ontbreekt | Boektopia' : 'Even geduld | Boektopia' },
  ],
  Page: ({ code, retry, stack }) =>
    createElement(
      Fragment,
      null,
      code === 404 ? createElement(NotFound) : createElement(Unavailable, { retry }),
      stack && createElement('pre', null, stack),
    ),
  init: ({ code, headers }) => ({
    status: code,
    headers: headers ?? { 'cache-control': CACHE_CONTROL.never },
  }),
});

/** The 404 page, which has its own path. The page cache sends it for every path without a page. */
export const notFound = definePage<object, Data>({ ...status, load: () => orNotFound<Data>(undefined) });
