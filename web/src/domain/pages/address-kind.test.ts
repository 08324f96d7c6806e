import { describe, expect, it } from 'vitest';
import { addressKindOf } from './address-kind.ts';

describe('the kind of the page at a path', () => {
  it.each([
    ['/', 'home'],
    ['/programma', 'programme'],
    ['/programma/2025-10-27', 'programmeDay'],
    ['/programma/tekst', 'programmeText'],
    ['/activiteiten/de-slak', 'experience'],
    ['/boektopia-op-toer', 'onTour'],
    ['/boektopia-op-toer/antwerpen', 'onTourTown'],
    ['/boektopia-op-toer-activiteiten/de-slak', 'onTourExperience'],
    ['/boektopia-op-toer-activiteiten/cc157cb1-5021-40af-8d97-72a265400fa3', 'uitEvent'],
    ['/boektopia-op-toer-uit', 'uitEvents'],
    ['/boektopia-op-toer-uit-activiteiten/x', 'uitEventMoved'],
    ['/nieuws', 'overview'],
    ['/hotspots-kortrijk', 'overview'],
    ['/boekhandels', 'bookstores'],
    ['/signeren', 'signing'],
    ['/zoeken', 'search'],
    ['/nu', 'now'],
    ['/live', 'live'],
    ['/live/foyer', 'live'],
  ])('recognizes the path %s as a page of the kind %s', (path, kind) => {
    expect(addressKindOf(path)).toBe(kind);
  });

  it.each([
    '/praktisch',
    '/nieuws/een-uur-cadeau',
    '/activiteiten',
    '/activiteiten/a/b',
    '/Programma',
    '/:slug',
  ])('recognizes %s as a generic page', (path) => {
    expect(addressKindOf(path)).toBe('generic');
  });
});
