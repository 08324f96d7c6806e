// Generated from content/components.json by `npm run content-types -w web`.
// Do not edit: change the model and run the command again.

export type StoryFields = {
  home: 'title' | 'image' | 'intro' | 'hero_buttons' | 'body' | 'page_color' | 'seo';
  page: 'title' | 'intro' | 'image' | 'date' | 'publisher' | 'publisher_custom' | 'body' | 'text'
    | 'page_color' | 'seo';
  experience: 'title' | 'intro' | 'image' | 'preview_text' | 'date' | 'publisher' | 'publisher_custom'
    | 'hide_reservation_button' | 'theme' | 'body' | 'text' | 'page_color' | 'seo' | 'authors' | 'age_from'
    | 'age_to';
  program: 'experience' | 'start_date' | 'end_date' | 'location' | 'precise_location' | 'type' | 'theme'
    | 'title_overwrite' | 'extra_info' | 'ongoing_program_item' | 'table' | 'authors';
  on_tour_experience: 'title' | 'intro' | 'image' | 'preview_text' | 'start_date' | 'end_date' | 'location'
    | 'precise_location' | 'type' | 'theme' | 'publisher' | 'publisher_custom' | 'hide_reservation_button'
    | 'body' | 'text' | 'page_color' | 'seo' | 'authors' | 'age_from' | 'age_to';
  author: 'title' | 'sort_name' | 'image' | 'text' | 'links' | 'seo';
  on_tour_location: 'title';
  location: 'title' | 'description';
  theme: 'title';
  type: 'title';
  date_overview: 'title' | 'date' | 'intro' | 'image' | 'page_color' | 'seo';
  default_date_overview: 'title' | 'intro' | 'seo';
  on_tour_overview: 'title' | 'intro' | 'image' | 'body' | 'text' | 'page_color' | 'seo';
  uit_events: 'title' | 'intro' | 'image' | 'body' | 'text' | 'page_color' | 'seo';
  event: 'title' | 'intro' | 'image' | 'body' | 'text' | 'page_color' | 'seo';
  news_overview: 'title' | 'intro' | 'image' | 'body' | 'text' | 'page_color' | 'seo';
  news_article: 'title' | 'intro' | 'image' | 'preview_text' | 'date' | 'publisher' | 'publisher_custom'
    | 'body' | 'text' | 'page_color' | 'seo';
  hotspot_overview: 'title' | 'intro' | 'image' | 'body' | 'text' | 'page_color' | 'seo';
  hotspot: 'title' | 'intro' | 'image' | 'preview_text' | 'address' | 'body' | 'text' | 'page_color' | 'seo';
  bookstore_overview: 'title' | 'intro' | 'image' | 'body' | 'text' | 'page_color' | 'seo';
  bookstore: 'title' | 'intro' | 'image' | 'preview_text' | 'publishing_house' | 'address' | 'body' | 'text'
    | 'page_color' | 'seo';
  search: 'title' | 'seo';
  contact: 'title' | 'intro' | 'image' | 'body' | 'text' | 'page_color' | 'seo';
  form: 'title' | 'intro' | 'image' | 'form' | 'body' | 'text' | 'page_color' | 'seo';
  code_embed_page: 'title' | 'intro' | 'image' | 'embed_code' | 'body' | 'text' | 'page_color' | 'seo';
  live: 'title' | 'slides';
  header: 'announcement' | 'toggle_announcement' | 'announcement_urgent' | 'nav_links' | 'top_nav_links'
    | 'tickets_link';
  footer: 'links' | 'sub_links';
  social: 'links';
  global_data: 'reservation_url' | 'venue_name' | 'venue_address' | 'signing_rules' | 'redirects'
    | 'walking_times' | 'tickets_from' | 'text_announced' | 'text_before' | 'text_during' | 'text_after'
    | 'approved_findings';
};

export type BlockFields = {
  link: 'label' | 'link';
  link_with_date: 'label' | 'link';
  link_with_dropdown: 'label' | 'link' | 'intro_title' | 'intro_text' | 'buttons' | 'links';
  social_link: 'label' | 'link' | 'icon';
  rich_text: 'text';
  quote: 'text' | 'writer_name' | 'writer_role' | 'writer_image' | 'should_float';
  image: 'image' | 'caption' | 'should_float';
  image_carousel: 'title' | 'images';
  video: 'url' | 'caption' | 'poster';
  code_embed: 'title' | 'embed_code';
  accordion: 'title' | 'items';
  accordion_item: 'title' | 'text';
  image_text: 'title' | 'description' | 'link' | 'image' | 'large' | 'reverse' | 'contain_image';
  forms: 'title' | 'form';
  newsletter_form: 'title' | 'text';
  call_to_action: 'title' | 'text' | 'link' | 'color';
  article_grid: 'title' | 'articles' | 'link';
  program_grid: 'title' | 'programs' | 'link';
  hero: 'title' | 'intro' | 'image' | 'buttons';
  image_slide: 'image';
  text_slide: 'title';
  hall_plan: 'stages';
  redirect: 'from' | 'to';
  walking_time: 'from' | 'to' | 'minutes';
  approved_finding: 'rule' | 'story' | 'reason';
};
