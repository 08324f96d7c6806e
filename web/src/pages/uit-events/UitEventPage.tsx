import { ReadingText } from '../../blocks/RichText/ReadingText.tsx';
import { StandingRibbon } from '../../cards/ribbons/StandingRibbon.tsx';
import type { EventBookstore, UitEventDetail } from '../../domain/events/uit-event.ts';
import { bookingState, standingOf } from '../../domain/events/uit-event-times.ts';
import { phoneLink } from '../../domain/events/uit-event-wording.ts';
import { IMAGE_SHAPES, type Image } from '../../domain/images/image.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { fitted } from '../../domain/programme/day/text-width.ts';
import { formatFullDate } from '../../domain/time/format.ts';
import { BackLink, PageTrail } from '../../layout/PageTrail.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Cover } from '../../ui/pictures/Cover.tsx';
import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { EventFacts } from './EventFacts.tsx';
import styles from './UitEventPage.module.css';

const SHAPE = IMAGE_SHAPES.pageHeader;

type UitEventPageProps = {
  event: UitEventDetail;
  /** The bookstore where the event takes place; if it is in no bookstore, the nearest one. */
  bookstore?: EventBookstore;
  now: Date;
};

/** The page of another organiser's event: title on a red background, time, place, booking, image and text. */
export function UitEventPage({ event, bookstore, now }: UitEventPageProps) {
  const { image, kind } = event;
  const standing = standingOf(event, now);
  return (
    <div className={styles.event} data-picture={image ? true : undefined}>
      <div className={styles.top} data-colour="red">
        <div className={styles.head}>
          <div className={styles.trail}>
            <PageTrail path={event.path} back={<BackLink fallback={BASE.uitEvents} />} />
          </div>
          <p className={styles.ribbons}>
            <StandingRibbon standing={standing} onField />
            {kind && <Ribbon colour="white">{kind}</Ribbon>}
          </p>
          <h1 className={styles.title} lang={event.language} style={fitted(event.title)}>
            {event.title}
          </h1>
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          <EventFacts event={event} bookstore={bookstore} now={now} />
          <Booking event={event} now={now} />
          {/* Delays the first paint until all labels have arrived, because the longest label determines the width of
           * their column. */}
          <RenderBlockingMarker />
        </div>
        {image && <Poster image={image} />}
        <div className={styles.text} lang={event.descriptionLanguage}>
          <ReadingText document={event.description} />
        </div>
      </div>
    </div>
  );
}

function Poster({ image }: { image: Image }) {
  return (
    <figure className={styles.poster}>
      <Cover>
        <Picture
          {...image}
          ratio={SHAPE.ratio}
          widths={SHAPE.widths}
          eager
          sizes={`(min-width: 1420px) 654px, (min-width: 1024px) 46vw, ${WHOLE_COLUMN}`}
        />
      </Cover>
      {image.copyright && (
        <figcaption className={styles.credit}>© {image.copyright.replace(/^©\s*/, '')}</figcaption>
      )}
    </figure>
  );
}

/** The main action: the organiser's booking page, or a phone number or email address. */
function Booking({ event, now }: { event: UitEventDetail; now: Date }) {
  const state = bookingState(event, now);
  if (state.kind === 'closed') return null;
  if (state.kind === 'later') return <p>Reserveren kan vanaf {formatFullDate(state.from)}.</p>;
  const { url, label = 'Reserveer', phone, email } = state.booking;
  return (
    <div className={styles.booking}>
      {url && (
        <Button href={url} variant="red" icon="external">
          {label}
        </Button>
      )}
      {(phone || email) && (
        <p className={styles.ways}>
          {phone && <Anchor href={phoneLink(phone)}>Bel {phone}</Anchor>}
          {email && <Anchor href={`mailto:${email}`}>Mail naar {email}</Anchor>}
        </p>
      )}
    </div>
  );
}
