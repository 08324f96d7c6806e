import { createElement, Fragment } from 'react';
import { definePage } from '../../document/define-page.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { orNotFound } from '../../http/responses.ts';
import { NotFound, Unavailable } from './status-pages.tsx';

type Data = {
  /** Which of the pages it is: 404, or anything else that is our fault. */
  code: number;
  /** Path and query of the page that a visitor wanted. */
  retry: string;
  /** Where the failure was, in development. */
  stack?: string | undefined;
  headers?: Readonly<Record<string, string>>;
};

/** What a visitor reads in the place of a page that is not there, not to be had now, or failed. */
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

/** The 404 page at an address of its own: the page cache gives it for every address that leads nowhere. */
export const notFound = definePage<object, Data>({ ...status, load: () => orNotFound<Data>(undefined) });
