import type { FormKind } from '../../domain/pages/submission.ts';
import type { Endpoint } from '../endpoint.ts';
import { createFailureEndpoint } from './failures.ts';
import { respondToForm } from './form-endpoint.ts';
import { createVisitEndpoint } from './visits.ts';

const form =
  (kind: FormKind): Endpoint =>
  ({ log, request, submissions }) =>
    respondToForm(kind, request, { accept: submissions.accept, logError: log.error });

/** `/api/contact` */
export const contactForm = form('contact');

/** `/api/group-purchase` */
export const groupPurchaseForm = form('group-purchase');

/** `/api/subscribe` */
export const newsletterForm = form('newsletter');

const answerVisit = createVisitEndpoint(Date.now);

/** `/api/visit`: performance figures, from one visit in a hundred. */
export const visitReport: Endpoint = ({ log, request }) => answerVisit(request, log);

/** The islands of this build, by file name. */
const ISLANDS = new Set(
  Object.keys(import.meta.glob('../../**/*.island.tsx')).map(
    (path) => /([^/]+)\.island\.tsx$/.exec(path)?.[1],
  ),
);

const answerFailure = createFailureEndpoint({ clock: Date.now, isIsland: (name) => ISLANDS.has(name) });

/** `/api/error`: a script failure in a browser, at most one per page. */
export const failureReport: Endpoint = ({ log, request }) => answerFailure(request, log);
