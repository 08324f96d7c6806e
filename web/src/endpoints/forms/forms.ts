import type { FormKind } from '../../domain/pages/submission.ts';
import type { Endpoint } from '../endpoint.ts';
import { createFailureEndpoint } from './failures.ts';
import { respondToForm } from './form-endpoint.ts';
import { createVisitEndpoint } from './visits.ts';

const form =
  (kind: FormKind): Endpoint =>
  ({ log, request, submissions }) =>
    respondToForm(kind, request, { accept: submissions.accept, logError: log.error });

/** `/api/contact`: receives the contact form. */
export const contactForm = form('contact');

/** `/api/group-purchase`: receives requests for group tickets. */
export const groupPurchaseForm = form('group-purchase');

/** `/api/subscribe`: receives subscriptions to the newsletter. */
export const newsletterForm = form('newsletter');

const answerVisit = createVisitEndpoint(Date.now);

/** `/api/visit`: receives performance measurements, from one visit in a hundred. */
export const visitReport: Endpoint = ({ log, request }) => answerVisit(request, log);

/** The islands of this build, by file name. */
const ISLANDS = new Set(
  Object.keys(import.meta.glob('../../**/*.island.tsx')).map(
    (path) => /([^/]+)\.island\.tsx$/.exec(path)?.[1],
  ),
);

const answerFailure = createFailureEndpoint({ clock: Date.now, isIsland: (name) => ISLANDS.has(name) });

/** `/api/error`: receives reports of script failures in browsers, at most one per page. */
export const failureReport: Endpoint = ({ log, request }) => answerFailure(request, log);
