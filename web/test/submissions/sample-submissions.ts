import type { Submission } from '../../src/domain/pages/submission.ts';
import { PACE, type Pace } from '../../src/submissions/submission-queue.ts';

/** Returns a message from a visitor. Different numbers represent different people. */
export function contactFrom(person: number | string, message = 'Wanneer signeert ze?'): Submission {
  return {
    form: 'contact',
    firstName: 'Nele',
    lastName: 'Vandewalle',
    email: `lezer${person}@voorbeeld.be`,
    message,
  };
}

/** A school's request for tickets. */
export const GROUP_REQUEST = {
  form: 'group-purchase' as const,
  organisation: 'Basisschool De Linde',
  street: 'Kerkstraat 1',
  postal: '8500',
  city: 'Kortrijk',
  vat: 'BE 0123.456.749',
  contactName: 'Joris Claeys',
  contactEmail: 'joris@delinde.example',
  ticketsAmount: 48,
} satisfies Submission;

/**
 * The pace of a queue that looks for deliveries often, so that tests need not wait. An attempt may take as long as in
 * production, because the machine may be busy.
 */
export const QUICK: Pace = { ...PACE, lookEveryMs: 10 };
