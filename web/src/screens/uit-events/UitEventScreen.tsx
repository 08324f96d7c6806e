import { RichText } from '../../blocks/RichText/RichText.tsx';
import { StandingRibbon } from '../../cards/StandingRibbon.tsx';
import type { UitEventDetail } from '../../domain/events/uit-event.ts';
import { standingOf } from '../../domain/events/uit-event-times.ts';
import { IMAGE_SHAPES, type Image } from '../../domain/images/image.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { BackLink } from '../../layout/PageTrail.tsx';
import { PageTrail } from '../../layout/PageTrail.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { Booking } from './Booking.tsx';
import { EventFacts } from './EventFacts.tsx';
import styles from './UitEventScreen.module.css';

const SHAPE = IMAGE_SHAPES.pageHeader;

/** An event that others organise: its title on the red of the house, its picture over the edge, facts, one action. */
export function UitEventScreen({ event, now }: { event: UitEventDetail; now: Date }) {
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
          <h1 className={styles.title} lang={event.language}>
            {event.title}
          </h1>
        </div>
      </div>
      <div className={styles.body}>
        {image && <Poster image={image} />}
        <div className={styles.facts}>
          <EventFacts event={event} now={now} />
          <Booking event={event} now={now} />
        </div>
        <div className={styles.text} lang={event.descriptionLanguage}>
          <RichText document={event.description} />
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
          sizes="(min-width: 1024px) 560px, 100vw"
        />
      </Cover>
      {image.copyright && (
        <figcaption className={styles.credit}>© {image.copyright.replace(/^©\s*/, '')}</figcaption>
      )}
    </figure>
  );
}
