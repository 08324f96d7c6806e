import type { Ports } from '../ports.ts';
import { DeliveryUnavailable } from '../submissions/delivery.ts';
import { teamLinkState } from '../submissions/team-links.ts';
import { cms, responseAges } from './content/content.ts';
import { events } from './content/events.ts';
import { receiveUnsaved, startPreview, stopPreview } from './content/preview.ts';
import { publicationStream } from './content/publication-stream.ts';
import { receivePublication } from './content/publications.ts';
import { withContent } from './content/request-content.ts';
import { contentReport } from './content-health/instances.ts';
import { previewFindings } from './content-health/preview-findings.ts';
import { shareImages, siteImages } from './images/instances.ts';
import { imageSigner } from './images/signer.ts';
import { isStopping } from './lifecycle.ts';
import { siteLog } from './log/site-log.ts';
import { clock } from './request-clock.ts';
import { delivery } from './submissions.ts';

/** Implements the interfaces through which pages and endpoints use the server. */
export const ports: Ports = {
  withContent,
  published: cms,
  contentAges: responseAges,
  events,
  submissions: {
    accept: delivery.accept,
    confirmNewsletter: (token) =>
      delivery.confirmNewsletter(token).catch((error: unknown) => {
        if (error instanceof DeliveryUnavailable) return 'unavailable';
        throw error;
      }),
    lastCounts: delivery.lastCounts,
    databaseProblem: delivery.databaseProblem,
  },
  team: {
    linkState: (token) =>
      delivery
        .use('link of the team', (store) => teamLinkState(store, token, Date.now()))
        .catch((error: unknown) => {
          if (error instanceof DeliveryUnavailable) return 'unavailable';
          throw error;
        }),
    findings: contentReport.read,
  },
  isStopping,
  clock,
  log: siteLog,
  editors: { startPreview, stopPreview, receiveUnsaved, previewFindings, receivePublication },
  publications: publicationStream,
  images: { resized: siteImages, shared: shareImages, isSigned: imageSigner.isSigned },
};
