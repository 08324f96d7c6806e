import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { CategoryIcon } from '../../cards/CategoryIcon.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { ItemRibbons } from '../../cards/ribbons/StatusRibbons.tsx';
import { isRowOnPhone } from '../../cards/rows/phone-rows.ts';
import type { EarlierItems } from '../../domain/edition/earlier-items.ts';
import { IMAGE_SHAPES } from '../../domain/images/image.ts';
import { isEmptyRichText } from '../../domain/pages/body/rich-text.ts';
import type { Experience } from '../../domain/pages/page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { activityCount, TEXTS } from '../../domain/pages/texts.ts';
import { CATEGORIES, categoryOf, categoryOfThemes } from '../../domain/programme/category.ts';
import { fitted } from '../../domain/programme/day/text-width.ts';
import type { ExperienceTimes } from '../../domain/programme/experience/experience-times.ts';
import { momentPath } from '../../domain/programme/moment.ts';
import {
  type Facet,
  momentPlaceOf,
  type ProgrammeItem,
  placeOf as preciseOrTitle,
} from '../../domain/programme/programme-item.ts';
import { attendanceOf, type NothingOpen } from '../../domain/programme/reservation.ts';
import { isSavable, momentToSave } from '../../domain/programme/saved/saved-moment.ts';
import { isSigning } from '../../domain/programme/signing/signing.ts';
import { formatMoment, formatPublicationDate } from '../../domain/time/format.ts';
import { AnalyticsLinks } from '../../features/analytics/AnalyticsLinks.tsx';
import type { Analytics } from '../../features/analytics/outbound.ts';
import { CalendarLink } from '../../features/calendar/CalendarLink.tsx';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { ShareBar } from '../../features/share/ShareBar.tsx';
import { Publishers } from '../../layout/PageHeader.tsx';
import { BackLink, PageTrail } from '../../layout/PageTrail.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Cover } from '../../ui/pictures/Cover.tsx';
import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { classNames, TitledSection } from '../../ui/styles/elements.tsx';
import { EarlierMoments } from './EarlierMoments.tsx';
import { Facts, Moments, OtherMoments } from './ExperienceFacts.tsx';
import styles from './ExperiencePage.module.css';
import { ReserveBar } from './ReserveBar.tsx';

const SHAPE = IMAGE_SHAPES.pageHeader;

const NOTHING_OPEN: Readonly<Record<NothingOpen, string>> = {
  past: 'Deze beleving is voorbij.',
  cancelled: 'Wat hiervan nog komt, is geannuleerd.',
  soldOut: 'Wat hiervan nog komt, is volzet.',
  closed: 'Wat hiervan nog komt, is volzet of geannuleerd.',
};

type ExperiencePageProps = {
  experience: Experience;
  times: ExperienceTimes;
  /** The items of three related experiences. */
  related: readonly ProgrammeItem[];
  /** The name of the leading moment's edition, if it is not current. */
  edition?: string;
  /** The moments of earlier editions. */
  earlier?: readonly EarlierItems[];
  reservationUrl?: string;
  now: Date;
  site: { canonical: string };
  /** The list that the back link opens if the visitor's previous page is unknown. */
  overview?: string;
  placeOf?: (item: ProgrammeItem) => string | undefined;
  onPlan?: string;
  /** The analytics that count clicks on outbound links in the experience's text. */
  analytics?: Analytics;
};

/** An experience: facts, one main action, cover, text, and three related experiences. */
export function ExperiencePage({
  experience,
  times,
  related,
  edition,
  earlier = [],
  reservationUrl: url,
  now,
  site,
  overview = BASE.programme,
  placeOf = preciseOrTitle,
  onPlan,
  analytics,
}: ExperiencePageProps) {
  const { leading } = times;
  const category = categoryOfThemes(leading?.themes ?? []);
  const colour = category ? CATEGORIES[category] : 'grey';
  const attendance = attendanceOf(times, experience.hideReservation ? undefined : url, now);
  const { open, reservationUrl: seat, nothingOpen } = attendance;
  const path = times.requested && momentPath(times.requested);
  return (
    <>
      <article className={classNames(styles.experience, seat && styles.withBar)}>
        <div className={styles.top}>
          <div className={styles.trail}>
            <PageTrail path={experience.path} back={<BackLink fallback={overview} />} />
          </div>
          <div className={styles.text}>
            <div className={styles.head}>
              {edition && (
                <p>
                  <Ribbon>{`${edition}, voorbij`}</Ribbon>
                </p>
              )}
              {leading && (
                <div className={styles.ribbons}>
                  {leading.themes.length > 0 && (
                    <ul role="list" aria-label="Thema’s">
                      {leading.themes.map((theme) => (
                        <ThemeRibbon key={theme.uuid} theme={theme} />
                      ))}
                    </ul>
                  )}
                  <ItemRibbons item={leading} now={now} />
                </div>
              )}
              <h1 className={styles.title} style={fitted(experience.title)}>
                {experience.title}
              </h1>
              <Byline
                authors={leading?.authors ?? experience.authors}
                signing={leading && isSigning(leading) ? leading : undefined}
              />
              <Facts
                title={experience.title}
                times={times}
                attendance={attendance}
                now={now}
                placeOf={placeOf}
                onPlan={onPlan}
                colour={colour}
              />
              <div className={styles.actions}>
                {seat && (
                  <Button href={seat} variant="red">
                    {TEXTS.reserve}
                    {open && open !== leading && ` voor ${formatMoment(open.start)}`}
                  </Button>
                )}
                {leading && isSavable(leading) && <SaveRibbon moment={momentToSave(leading)} look="words" />}
                {leading && <CalendarLink item={leading} now={now} />}
              </div>
              {nothingOpen && <p className={styles.closed}>{NOTHING_OPEN[nothingOpen]}</p>}
            </div>
            <OtherMoments title={experience.title} times={times} now={now} />
            <EarlierMoments earlier={earlier} now={now} />
            {!isEmptyRichText(experience.intro) && (
              <div className={styles.intro}>
                <RichText document={experience.intro} />
              </div>
            )}
          </div>
          {experience.image && (
            <div className={styles.cover} data-colour={experience.colour}>
              <Cover>
                <Picture
                  {...experience.image}
                  ratio={SHAPE.ratio}
                  widths={SHAPE.widths}
                  eager
                  sizes={`(min-width: 1420px) 554px, (min-width: 1024px) 39vw, ${WHOLE_COLUMN}`}
                />
              </Cover>
              {/* Delays the first paint until here: on a phone the cover is above text that precedes it in the HTML. */}
              <RenderBlockingMarker />
            </div>
          )}
          <div className={styles.more}>
            {times.items.length === 1 && <p>{activityCount(1)}</p>}
            <Publishers publishers={experience.publishers} />
            {experience.date && <PublishedOn date={experience.date} />}
            <ShareBar
              url={path ? new URL(path, site.canonical).href : site.canonical}
              title={experience.title}
            />
          </div>
        </div>
        <Moments title={experience.title} times={times} now={now} />
        <AnalyticsLinks analytics={analytics}>
          <Blocks blocks={experience.body} now={now} />
        </AnalyticsLinks>
        {open && seat && <ReserveBar item={open} href={seat} />}
      </article>
      {related.length > 0 && <Related items={related} now={now} />}
    </>
  );
}

function Related({ items, now }: { items: readonly ProgrammeItem[]; now: Date }) {
  return (
    <TitledSection className={styles.related} titleClass={styles.heading} title={TEXTS.moreExperiences}>
      <ul role="list" className={styles.cards}>
        {items.map((item, index) => (
          <li key={item.uuid}>
            <ExperienceCard item={item} now={now} row={isRowOnPhone(index)} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The publication date, with a label, because most pages show the date of an event in this place. */
function PublishedOn({ date }: { date: Date }) {
  return (
    <p>
      Gepubliceerd op <time dateTime={date.toISOString()}>{formatPublicationDate(date)}</time>
    </p>
  );
}

type BylineProps = Pick<Experience, 'authors'> & { signing: ProgrammeItem | undefined };

/**
 * All authors, each with a link to their page. If they sign, the line says at which table of which stage, because the
 * fact «Waar» names only the table (specification 2.45).
 */
function Byline({ authors, signing }: BylineProps) {
  if (authors === undefined && signing === undefined) return null;
  const verb = authors === undefined ? 'Signeersessie' : authors.length === 1 ? 'signeert' : 'signeren';
  return (
    <div className={styles.byline}>
      {authors && (
        <ul role="list" aria-label={authors.length === 1 ? 'Auteur' : 'Auteurs'}>
          {authors.map(({ uuid, path, name }) => (
            <li key={uuid}>
              <Anchor href={path}>{name}</Anchor>
            </li>
          ))}
        </ul>
      )}
      {signing && <p>{[verb, momentPlaceOf(signing)].filter(Boolean).join(': ')}</p>}
    </div>
  );
}

/** A theme with the colour and icon of its category; `ink` if the theme has no category. */
function ThemeRibbon({ theme }: { theme: Facet }) {
  const category = categoryOf(theme.slug);
  return (
    <li data-colour={category ? CATEGORIES[category] : 'ink'}>
      <Ribbon colour="grey">
        <span className={styles.theme}>
          <CategoryIcon category={category} />
          {theme.title}
        </span>
      </Ribbon>
    </li>
  );
}
