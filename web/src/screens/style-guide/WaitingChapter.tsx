import { CardSkeletons, type SkeletonKind } from '../../cards/skeletons/CardSkeletons.tsx';
import { BASE } from '../../domain/pages/paths.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { type EmptyDrawing, EmptyState } from '../../layout/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusScreen } from '../status/StatusScreen.tsx';
import { NotFoundBody, UnavailableBody } from '../status/status-pages.tsx';
import { Chapter, Plate } from './Chapter.tsx';

const WAITING: readonly { kind: SkeletonKind; title: string; note: string }[] = [
  { kind: 'dayStrip', title: 'De dagen komen', note: 'negen' },
  { kind: 'timetable', title: 'Het programma komt', note: 'twaalf rijen' },
  { kind: 'experience', title: 'Belevingen komen', note: 'drie' },
  { kind: 'article', title: 'Artikels komen', note: 'drie' },
  { kind: 'horizontalArticle', title: 'Zoekresultaten komen', note: 'drie' },
  { kind: 'bookstore', title: 'Boekhandels komen', note: 'drie' },
];

const EMPTY: readonly { drawing: EmptyDrawing; title: string; text: string; way: string; path: string }[] = [
  {
    drawing: 'shelf',
    title: 'Lege lijst',
    text: TEXTS.empty.news,
    way: 'Bekijk het programma',
    path: BASE.programme,
  },
  {
    drawing: 'lens',
    title: 'Niets gevonden',
    text: TEXTS.empty.search,
    way: 'Blader door het programma',
    path: BASE.programme,
  },
  {
    drawing: 'van',
    title: 'Nog op weg',
    text: TEXTS.empty.onTour,
    way: TEXTS.furtherInFlanders,
    path: BASE.uitEvents,
  },
  {
    drawing: 'stage',
    title: 'Niemand op het podium',
    text: TEXTS.empty.uitEvents,
    way: TEXTS.backToOnTour,
    path: BASE.onTour,
  },
];

/** Placeholders, empty lists, and pages that are missing or out of order. */
export function WaitingChapter() {
  return (
    <Chapter name="waiting">
      {WAITING.map(({ kind, title, note }) => (
        <Plate key={kind} title={title} note={note}>
          <CardSkeletons kind={kind} />
        </Plate>
      ))}
      {EMPTY.map(({ drawing, title, text, way, path }) => (
        <Plate key={drawing} title={title}>
          <EmptyState drawing={drawing} text={text}>
            <Button href={path}>{way}</Button>
          </EmptyState>
        </Plate>
      ))}
      <Plate title="404">
        <NotFoundBody level={3} />
      </Plate>
      <Plate title="503">
        <UnavailableBody retry="/stijlgids" level={3} />
      </Plate>
      <Plate title="Nog niet begonnen">
        <StatusScreen title="Het programma is nog niet gebonden" level={3}>
          <p>Er staan nog geen dagen op de plank. Kom binnenkort nog eens kijken.</p>
          <Button href={BASE.home}>Naar de startpagina</Button>
        </StatusScreen>
      </Plate>
    </Chapter>
  );
}
