// Generated from content/components.json by `npm run content-types -w web`, which runs the Storyblok CLI
// (`storyblok types generate --strict`). Do not edit: change the model and run the command again.
import type { ISbStoryData } from 'storyblok-js-client';

type StoryblokPropertyType = 'asset' | 'multiasset' | 'multilink' | 'table' | 'richtext';
interface StoryblokAsset {
    alt: string | null;
    fieldtype: 'asset';
    id: number;
    filename: string | null;
    name: string;
    title: string | null;
    focus: string | null;
    copyright?: string | null;
    meta_data?: Record<string, any>;
    source?: string | null;
    is_external_url?: boolean;
    is_private?: boolean;
    src?: string;
    updated_at?: string;
    width?: number | null;
    height?: number | null;
    aspect_ratio?: number | null;
    public_id?: string | null;
    content_type?: string;
}
interface StoryblokMultiasset extends Array<StoryblokAsset> {
}
interface StoryblokMultilinkStory {
    name: string;
    created_at: string;
    published_at: string;
    id: number;
    uuid: string;
    content: Record<string, any>;
    slug: string;
    full_slug: string;
    sort_by_date?: string;
    position?: number;
    tag_list?: string[];
    is_startpage?: boolean;
    parent_id?: number | null;
    meta_data?: Record<string, any> | null;
    group_id?: string;
    first_published_at?: string;
    release_id?: number | null;
    lang?: string;
    path?: string | null;
    alternates?: any[];
    default_full_slug?: string | null;
    translated_slugs?: any[] | null;
}
interface StoryblokMultilinkLink {
    id: number;
    uuid: string;
    slug: string;
    path: string | null;
    parent_id: number;
    name: string;
    is_folder: boolean;
    published: boolean;
    is_startpage: boolean;
    position: number;
    real_path: string;
}
interface StoryblokMultilinkUrl {
    name: string;
    id: number;
    uuid: string;
    slug: string;
    url: string;
    full_slug: string;
}
interface StoryblokMultilinkBase {
    fieldtype: 'multilink';
    id: string;
    url: string;
    cached_url: string;
    target?: '_blank' | '_self';
    anchor?: string;
    rel?: string;
    title?: string;
    prep?: string;
}
type StoryblokMultilink = (StoryblokMultilinkBase & {
    linktype: 'story';
    story?: StoryblokMultilinkStory | StoryblokMultilinkLink | StoryblokMultilinkUrl;
}) | (StoryblokMultilinkBase & {
    linktype: 'url';
}) | (StoryblokMultilinkBase & {
    linktype: 'email';
    email: string;
}) | (StoryblokMultilinkBase & {
    linktype: 'asset';
});
interface StoryblokTable {
    fieldtype: 'table';
    thead: Array<{
        _uid: string;
        value: string;
        component: '_table_head';
        _editable?: string;
    }>;
    tbody: Array<{
        _uid: string;
        component: '_table_row';
        _editable?: string;
        body: Array<{
            _uid: string;
            value: string;
            component: '_table_col';
            _editable?: string;
        }>;
    }>;
}
interface StoryblokRichtext {
    type: string;
    content?: StoryblokRichtext[];
    marks?: StoryblokRichtext[];
    attrs?: Record<string, any>;
    text?: string;
}

interface Home {
  title: string;
  image?: StoryblokAsset;
  intro?: StoryblokRichtext;
  hero_buttons?: Link[];
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "home";
  _uid: string;
  _editable?: string | undefined;
}

interface Page {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  date?: string;
  publisher?: unknown;
  publisher_custom?: string;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "page";
  _uid: string;
  _editable?: string | undefined;
}

interface Experience {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  preview_text?: string;
  date?: string;
  publisher?: unknown;
  publisher_custom?: string;
  hide_reservation_button?: boolean;
  theme?: (ISbStoryData<Theme> | string)[];
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  authors?: (ISbStoryData<Author> | string)[];
  age_from?: string;
  age_to?: string;
  component: "experience";
  _uid: string;
  _editable?: string | undefined;
}

interface Program {
  experience: ISbStoryData<Experience> | string;
  start_date: string;
  end_date?: string;
  location?: ISbStoryData<Location> | string;
  precise_location?: string;
  type?: ISbStoryData<Type> | string;
  theme?: (ISbStoryData<Theme> | string)[];
  title_overwrite?: string;
  extra_info?: string;
  ongoing_program_item?: "" | "true" | "false";
  table?: string;
  authors?: (ISbStoryData<Author> | string)[];
  component: "program";
  _uid: string;
  _editable?: string | undefined;
}

interface OnTourExperience {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  preview_text?: string;
  start_date: string;
  end_date?: string;
  location?: ISbStoryData<OnTourLocation> | string;
  precise_location?: string;
  type?: ISbStoryData<Type> | string;
  theme?: (ISbStoryData<Theme> | string)[];
  publisher?: unknown;
  publisher_custom?: string;
  hide_reservation_button?: boolean;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  authors?: (ISbStoryData<Author> | string)[];
  age_from?: string;
  age_to?: string;
  component: "on_tour_experience";
  _uid: string;
  _editable?: string | undefined;
}

interface Author {
  title: string;
  sort_name?: string;
  image?: StoryblokAsset;
  text?: string;
  links?: Link[];
  seo?: unknown;
  component: "author";
  _uid: string;
  _editable?: string | undefined;
}

interface OnTourLocation {
  title: string;
  component: "on_tour_location";
  _uid: string;
  _editable?: string | undefined;
}

interface Location {
  title: string;
  description?: string;
  component: "location";
  _uid: string;
  _editable?: string | undefined;
}

interface Theme {
  title: string;
  component: "theme";
  _uid: string;
  _editable?: string | undefined;
}

interface Type {
  title: string;
  component: "type";
  _uid: string;
  _editable?: string | undefined;
}

interface DateOverview {
  title: string;
  date: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "date_overview";
  _uid: string;
  _editable?: string | undefined;
}

interface DefaultDateOverview {
  title: string;
  intro?: StoryblokRichtext;
  seo?: unknown;
  component: "default_date_overview";
  _uid: string;
  _editable?: string | undefined;
}

interface OnTourOverview {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "on_tour_overview";
  _uid: string;
  _editable?: string | undefined;
}

interface UitEvents {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "uit_events";
  _uid: string;
  _editable?: string | undefined;
}

interface Event {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "event";
  _uid: string;
  _editable?: string | undefined;
}

interface NewsOverview {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "news_overview";
  _uid: string;
  _editable?: string | undefined;
}

interface NewsArticle {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  preview_text?: string;
  date?: string;
  publisher?: unknown;
  publisher_custom?: string;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "news_article";
  _uid: string;
  _editable?: string | undefined;
}

interface HotspotOverview {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "hotspot_overview";
  _uid: string;
  _editable?: string | undefined;
}

interface Hotspot {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  preview_text?: string;
  address?: string;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "hotspot";
  _uid: string;
  _editable?: string | undefined;
}

interface BookstoreOverview {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "bookstore_overview";
  _uid: string;
  _editable?: string | undefined;
}

interface Bookstore {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  preview_text?: string;
  publishing_house?: string;
  address: string;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "bookstore";
  _uid: string;
  _editable?: string | undefined;
}

interface Search {
  title: string;
  seo?: unknown;
  component: "search";
  _uid: string;
  _editable?: string | undefined;
}

interface Contact {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "contact";
  _uid: string;
  _editable?: string | undefined;
}

interface Form {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  form: "contact" | "groupPurchase";
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "form";
  _uid: string;
  _editable?: string | undefined;
}

interface CodeEmbedPage {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  embed_code: string;
  body?: (
    | RichText
    | Quote
    | Image
    | ImageCarousel
    | Video
    | CodeEmbed
    | Accordion
    | ImageText
    | Forms
    | NewsletterForm
    | CallToAction
    | ArticleGrid
    | ProgramGrid
    | Hero
    | HallPlan
  )[];
  text?: string;
  page_color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  seo?: unknown;
  component: "code_embed_page";
  _uid: string;
  _editable?: string | undefined;
}

interface Live {
  title: string;
  slides?: (ImageSlide | TextSlide)[];
  component: "live";
  _uid: string;
  _editable?: string | undefined;
}

interface Header {
  announcement?: StoryblokRichtext;
  toggle_announcement?: boolean;
  announcement_urgent?: boolean;
  nav_links?: (Link | LinkWithDropdown)[];
  top_nav_links?: Link[];
  tickets_link?: Exclude<StoryblokMultilink, {linktype?: "email"} | {linktype?: "asset"}>;
  component: "header";
  _uid: string;
  _editable?: string | undefined;
}

interface Footer {
  links?: Link[];
  sub_links?: Link[];
  component: "footer";
  _uid: string;
  _editable?: string | undefined;
}

interface Social {
  links?: SocialLink[];
  component: "social";
  _uid: string;
  _editable?: string | undefined;
}

interface GlobalData {
  reservation_url?: string;
  venue_name?: string;
  venue_address?: string;
  signing_rules?: string;
  redirects?: Redirect[];
  walking_times?: WalkingTime[];
  component: "global_data";
  _uid: string;
  _editable?: string | undefined;
}

interface Link {
  label: string;
  link: StoryblokMultilink;
  component: "link";
  _uid: string;
  _editable?: string | undefined;
}

interface LinkWithDate {
  label: string;
  link: StoryblokMultilink;
  component: "link_with_date";
  _uid: string;
  _editable?: string | undefined;
}

interface LinkWithDropdown {
  label: string;
  link?: Exclude<StoryblokMultilink, {linktype?: "email"} | {linktype?: "asset"}>;
  intro_title?: string;
  intro_text?: string;
  buttons?: (LinkWithDate | Link)[];
  links?: Link[];
  component: "link_with_dropdown";
  _uid: string;
  _editable?: string | undefined;
}

interface SocialLink {
  label: string;
  link: StoryblokMultilink;
  icon: "instagram" | "facebook" | "tiktok" | "youtube";
  component: "social_link";
  _uid: string;
  _editable?: string | undefined;
}

interface RichText {
  text: StoryblokRichtext;
  component: "rich_text";
  _uid: string;
  _editable?: string | undefined;
}

interface Quote {
  text: string;
  writer_name?: string;
  writer_role?: string;
  writer_image?: StoryblokAsset;
  should_float?: boolean;
  component: "quote";
  _uid: string;
  _editable?: string | undefined;
}

interface Image {
  image: StoryblokAsset;
  caption?: string;
  should_float?: boolean;
  component: "image";
  _uid: string;
  _editable?: string | undefined;
}

interface ImageCarousel {
  title?: string;
  images: StoryblokMultiasset;
  component: "image_carousel";
  _uid: string;
  _editable?: string | undefined;
}

interface Video {
  url: string;
  caption?: string;
  poster?: StoryblokAsset;
  component: "video";
  _uid: string;
  _editable?: string | undefined;
}

interface CodeEmbed {
  title?: string;
  embed_code: string;
  component: "code_embed";
  _uid: string;
  _editable?: string | undefined;
}

interface Accordion {
  title?: string;
  items: AccordionItem[];
  component: "accordion";
  _uid: string;
  _editable?: string | undefined;
}

interface AccordionItem {
  title: string;
  text: StoryblokRichtext;
  component: "accordion_item";
  _uid: string;
  _editable?: string | undefined;
}

interface ImageText {
  title: string;
  description?: StoryblokRichtext;
  link?: Link[];
  image: StoryblokAsset;
  large?: boolean;
  reverse?: boolean;
  contain_image?: boolean;
  component: "image_text";
  _uid: string;
  _editable?: string | undefined;
}

interface Forms {
  title?: string;
  form: "contact" | "groupPurchase";
  component: "forms";
  _uid: string;
  _editable?: string | undefined;
}

interface NewsletterForm {
  title?: string;
  text?: string;
  component: "newsletter_form";
  _uid: string;
  _editable?: string | undefined;
}

interface CallToAction {
  title: string;
  text?: string;
  link?: Link[];
  color?: "" | "white" | "red" | "orange" | "blue" | "dark-blue" | "grey" | "purple" | "pink" | "green";
  component: "call_to_action";
  _uid: string;
  _editable?: string | undefined;
}

interface ArticleGrid {
  title?: string;
  articles?: (
    | ISbStoryData<Page>
    | ISbStoryData<Home>
    | ISbStoryData<Experience>
    | ISbStoryData<OnTourExperience>
    | ISbStoryData<NewsArticle>
    | ISbStoryData<Hotspot>
    | ISbStoryData<Bookstore>
    | ISbStoryData<NewsOverview>
    | ISbStoryData<HotspotOverview>
    | ISbStoryData<BookstoreOverview>
    | ISbStoryData<OnTourOverview>
    | ISbStoryData<UitEvents>
    | ISbStoryData<DateOverview>
    | ISbStoryData<DefaultDateOverview>
    | ISbStoryData<Contact>
    | ISbStoryData<Form>
    | ISbStoryData<CodeEmbedPage>
    | ISbStoryData<Event>
    | ISbStoryData<Search>
    | ISbStoryData<Live>
    | string
  )[];
  link?: Link[];
  component: "article_grid";
  _uid: string;
  _editable?: string | undefined;
}

interface ProgramGrid {
  title?: string;
  programs?: (ISbStoryData<Program> | string)[];
  link?: Link[];
  component: "program_grid";
  _uid: string;
  _editable?: string | undefined;
}

interface Hero {
  title: string;
  intro?: StoryblokRichtext;
  image?: StoryblokAsset;
  buttons?: Link[];
  component: "hero";
  _uid: string;
  _editable?: string | undefined;
}

interface ImageSlide {
  image: StoryblokAsset;
  component: "image_slide";
  _uid: string;
  _editable?: string | undefined;
}

interface TextSlide {
  title: string;
  component: "text_slide";
  _uid: string;
  _editable?: string | undefined;
}

interface HallPlan {
  stages: (ISbStoryData<Location> | string)[];
  component: "hall_plan";
  _uid: string;
  _editable?: string | undefined;
}

interface Redirect {
  from: string;
  to: Exclude<StoryblokMultilink, {linktype?: "email"}>;
  component: "redirect";
  _uid: string;
  _editable?: string | undefined;
}

interface WalkingTime {
  from: ISbStoryData<Location> | string;
  to: ISbStoryData<Location> | string;
  minutes: string;
  component: "walking_time";
  _uid: string;
  _editable?: string | undefined;
}

export type ContentType =
  | Home
  | Page
  | Experience
  | Program
  | OnTourExperience
  | Author
  | OnTourLocation
  | Location
  | Theme
  | Type
  | DateOverview
  | DefaultDateOverview
  | OnTourOverview
  | UitEvents
  | Event
  | NewsOverview
  | NewsArticle
  | HotspotOverview
  | Hotspot
  | BookstoreOverview
  | Bookstore
  | Search
  | Contact
  | Form
  | CodeEmbedPage
  | Live
  | Header
  | Footer
  | Social
  | GlobalData;

export type StoryContent =
  | Home
  | Page
  | Experience
  | Program
  | OnTourExperience
  | Author
  | OnTourLocation
  | Location
  | Theme
  | Type
  | DateOverview
  | DefaultDateOverview
  | OnTourOverview
  | UitEvents
  | Event
  | NewsOverview
  | NewsArticle
  | HotspotOverview
  | Hotspot
  | BookstoreOverview
  | Bookstore
  | Search
  | Contact
  | Form
  | CodeEmbedPage
  | Live
  | Header
  | Footer
  | Social
  | GlobalData;

export type BlockContent =
  | Link
  | LinkWithDate
  | LinkWithDropdown
  | SocialLink
  | RichText
  | Quote
  | Image
  | ImageCarousel
  | Video
  | CodeEmbed
  | Accordion
  | AccordionItem
  | ImageText
  | Forms
  | NewsletterForm
  | CallToAction
  | ArticleGrid
  | ProgramGrid
  | Hero
  | ImageSlide
  | TextSlide
  | HallPlan
  | Redirect
  | WalkingTime;
