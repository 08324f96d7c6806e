import { safeHref } from '../../domain/pages/body/link.ts';
import { storyPath } from '../../domain/pages/paths.ts';

/** What a person means by the words in a link field. */
export type TypedAddress = {
  href: string;
  /** Whether the words are misspelt, such as `htps://`, and the address is the most likely reading. */
  misspelt?: true;
};

/** Maximum length of an address, in characters: browsers and servers reject longer ones. */
const MAX_LENGTH = 4_000;

/**
 * Interprets an address as people write it on paper: an e-mail address, a phone number, a website without its scheme, a
 * path of this site. Returns `undefined` if the words cannot be understood or are unsafe to follow.
 */
export function typedAddress(written: string): TypedAddress | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const typed = tidied(written);
  if (typed === '') return undefined;
  const { scheme, rest, isMisspelt } = withoutScheme(typed);
  const found =
    mailAddress(scheme === undefined ? typed : rest) ??
    (scheme === undefined ? phoneAddress(typed) : undefined) ??
    webAddress(scheme, rest) ??
    (scheme === undefined ? ownAddress(typed) : undefined);
  const href = found === undefined ? undefined : safeHref(found);
  if (href === undefined) return undefined;
  return isMisspelt ? { href, misspelt: true } : { href };
}

/** Words that people write before an address, with the colon after them. */
const LABEL =
  /^(?:web(?:site|stek)?|site|url|link|adres|zie(?: ook)?|surf naar|ga naar)(?:\s*:|\s)\s*(?=\S+[./]\S)/i;
const BRACKETS: readonly [open: string, close: string][] = [
  ['<', '>'],
  ['(', ')'],
  ['[', ']'],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['*', '*'],
  ['_', '_'],
  ['`', '`'],
];
/** Bullets, arrows and unpaired quotation marks around an address. */
const LEADING = /^(?:[-–>]\s+|[→►▶•·●▪*>"'`“”„‘’«»]\s*)+/u;
const TRAILING = /["'`“”‘’»*]+>?$/u;
/** The punctuation that ends a sentence. */
const PUNCTUATION = /(?<=[\p{L}\p{N}/)\]"”’'»>])[.,;:!?]+$/u;

/**
 * Removes what was copied along with an address from a mail or page: invisible characters, brackets, labels,
 * punctuation.
 */
function tidied(written: string): string {
  let typed = written
    // A line break within an address comes from a mail; one before a second address separates the two.
    .replace(/[\r\n]+(?=\s*(?:https?:|www\.))/gi, ' ')
    .replace(/[\p{Cf}\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/&amp;/g, '&')
    // Full-width forms of ASCII, which some keyboards type.
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .normalize()
    .replace(/^(?:\p{Extended_Pictographic}|\ufe0f|\s)+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  // Only a scheme: `https:`, `mailto:`.
  if (/^[a-z]+:$/i.test(typed)) return '';
  if (/(?:…|\.{3})$/.test(typed)) {
    const [, whole] = WHOLE_HOST.exec(typed) ?? [];
    // This is only the beginning of an address, as pages display it in abbreviated form.
    if (whole === undefined) return '';
    typed = whole;
  }
  typed = withoutPunctuation(typed);
  for (const [open, close] of BRACKETS) {
    if (typed.length > 2 && typed.startsWith(open) && typed.endsWith(close))
      typed = typed.slice(1, -1).trim();
  }
  typed = typed.replace(LEADING, '').replace(TRAILING, '').replace(LABEL, '');
  if (!typed.includes('(')) typed = typed.replace(/\)$/, '');
  // A remark after the address: «www.voorbeeld.be (tickets)».
  return withoutPunctuation(typed.replace(/(?<=\S) \([^()@]*\)$/, ''));
}

/** Removes trailing punctuation that can end a sentence but not an address. */
const withoutPunctuation = (typed: string): string =>
  /^[./]+$/.test(typed) ? typed : typed.replace(PUNCTUATION, '');

/** A web scheme, correct or misspelt: `htps://`, `http//`, `https:\\`, `https//:`, `http:www.`. */
const WEB_SCHEME =
  /^(?:([htps]{3,8}|webcal)(?: ?[:;.]{1,3} ?(?:[/\\] ?){1,5}|(?:[/\\] ?){2,5}| ?: ?(?=[\p{L}\p{N}-]+\.\p{L})):? ?)/iu;
const CORRECT_SCHEME = /^(?:https?|webcal):\/\/$/i;

function withoutScheme(typed: string): { scheme?: 'http' | 'https'; rest: string; isMisspelt: boolean } {
  let scheme: 'http' | 'https' | undefined;
  // Slashes before a whole address: `//www.…`, `://www.…`, `/https://…`.
  let rest = typed.replace(/^(?:\/{1,2}(?=https?:\/|www\.)|:\/\/)/i, '');
  let isMisspelt = rest !== typed && !typed.startsWith('//');
  // Editors type an address behind the `http://` that a field already contains: `http://https://www.…`.
  for (let found = WEB_SCHEME.exec(rest); found; found = WEB_SCHEME.exec(rest)) {
    const [all, letters = ''] = found;
    isMisspelt ||= !CORRECT_SCHEME.test(all);
    scheme = /^[htp]+$/i.test(letters) ? 'http' : 'https';
    rest = rest.slice(all.length);
  }
  const host = rest.replace(/^(?:ww|w{4,})\.(?=[^/]+\.)/i, 'www.');
  return { ...(scheme && { scheme }), rest: host, isMisspelt: isMisspelt || host !== rest };
}

const LABEL_OF_HOST = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const DOMAIN = String.raw`(?:${LABEL_OF_HOST}\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)`;
const HOST = new RegExp(String.raw`^(${DOMAIN})(?::\d{1,5})?(?=[/?#\\]|$)`, 'iu');
/** Matches a domain without a path, followed by an ellipsis. */
const WHOLE_HOST = new RegExp(String.raw`^((?:https?://)?${DOMAIN}/?)(?:…|\.{3})$`, 'iu');
/** An IP address that belongs neither to this computer nor to a local network. */
const IP_HOST = /^(?!127\.|10\.|192\.168\.|0\.)\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?=[/?#]|$)/;
/** File name extensions, which look like top-level domains. */
const FILE =
  /\.(?:html?|php|aspx?|pdf|jpe?g|png|gif|webp|svg|ics|xml|rss|json|txt|csv|docx?|xlsx?|pptx?|zip|mp[34])$/i;

function webAddress(scheme: 'http' | 'https' | undefined, rest: string): string | undefined {
  const domain = HOST.exec(rest)?.[1];
  const isHost =
    domain === undefined
      ? scheme !== undefined && IP_HOST.test(rest)
      : !(scheme === undefined && FILE.test(rest) && domain === rest) && !/^www\.[^.]+$/i.test(domain);
  if (!isHost) return undefined;
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/s.exec(rest) ?? [];
  const address = before.replaceAll('\\', '/') + after;
  // Spaces belong to the address only within the name of a file: otherwise they begin a remark or a second address.
  if (
    / /.test(address) &&
    (!/ \S*(?:\/|\.[a-z0-9]{2,4}$)/i.test(address) || / (?:https?:|www\.)/i.test(address))
  )
    return undefined;
  const whole = `${scheme ?? 'https'}://${address.replaceAll(' ', '%20')}`;
  return URL.canParse(whole) ? whole : undefined;
}

const MAIL_LABEL =
  /^(?:(?:mailto|e-?mail(?:adres)?|mail(?: naar)?|stuur een mail naar)(?: ?: ?(?:\/\/)? ?| (?=\S+@)))+/i;
const MAILBOX = new RegExp(String.raw`^[^\s@<>"(),:;\\[\]/]+@${DOMAIN}$`, 'iu');

function mailAddress(typed: string): string | undefined {
  // Accept a mailto address as typed, even if its host has no domain, or if it has no recipient, as in a share link.
  if (/^mailto:(?:[\w.+-]+@[\w-]+$|\?\w)/.test(typed)) return typed.replaceAll(' ', '%20');
  const bare = typed
    .replace(MAIL_LABEL, '')
    .replace(/^[^<>]*<\s*(?:mailto:)?([^<>\s]+@[^<>\s]+)\s*>$/i, '$1')
    .replace(/ ?[([{] ?(?:at|apenstaart(?:je)?|@) ?[)\]}] ?/gi, '@')
    .replace(/ ?[([{] ?(?:dot|punt) ?[)\]}] ?/gi, '.')
    .replace(/ ?@ ?/g, '@');
  const [, addresses = '', query = ''] = /^([^?]*)(.*)$/s.exec(bare) ?? [];
  const mailboxes = addresses.split(/ ?[,;] ?/).map((one) => one.trim());
  if (!mailboxes.every((one) => MAILBOX.test(one) && !/\.\.|\.@|^\./.test(one))) return undefined;
  return `mailto:${mailboxes.join(',')}${query.replaceAll(' ', '%20')}`;
}

const PHONE_LABEL =
  /^(tel(?:efoon)?(?:nummer)?|bel(?: ons)?(?: op)?|gsm|mobiel|callto|phone|t|m|sms|whatsapp)(?: ?[.:]+ ?| (?=[+\d(]))(?:\/\/(?:send\?phone=)?)?/i;
const BELGIUM = '32';

/** Interprets a phone number. If it has no country code, adds the Belgian one, so that it works on a foreign phone. */
function phoneAddress(typed: string): string | undefined {
  const [prefix = '', label = ''] = PHONE_LABEL.exec(typed) ?? [];
  const isSms = /^sms$/i.test(label);
  const [, number = '', query = ''] = /^([^?]*)(.*)$/.exec(typed.slice(prefix.length).trim()) ?? [];
  if (query !== '' && !isSms) return undefined;
  if (!/^(?:\+|00|\(\+)? ?[\d(][\d ()./–‑-]*$/.test(number)) return undefined;
  const digits = number
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    // After the country code, a number has no leading zero.
    .replace(/^((?:\+|00)32)0/, '$1');
  const international = /^(?:\+|00)(\d{8,15})$/.exec(digits)?.[1];
  // The only Belgian numbers with ten digits are mobile. Other ten digits are a foreign number or a company number.
  const national = /^0([1-9]\d{7}|4\d{8})$/.exec(digits)?.[1];
  const withoutPlus = /^32[1-9]\d{7,8}$/.exec(digits)?.[0];
  const whole = international ?? (national === undefined ? withoutPlus : BELGIUM + national);
  if (/^whatsapp$/i.test(label)) return whole && `https://wa.me/${whole}`;
  const scheme = isSms ? 'sms' : 'tel';
  if (whole !== undefined) return `${scheme}:+${whole}${query.replaceAll(' ', '%20')}`;
  // Accept short numbers such as 112 only if the label says that they are numbers: a page may have that name.
  return label !== '' && /^\d{3,6}$/.test(digits) ? `${scheme}:${digits}` : undefined;
}

/** Whether a text is a single word, such as «binnenkort», which in an address field does not name a page. */
export const isBareWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{N}-]+$/u.test(value.trim());

/** What editors type when they have no address yet, and words that do not name a page. */
const NO_ADDRESS =
  /^(?:hier|link|volgt|n\.?v\.?t|n\/a|tb[ac]|todo|x+|ja|nee|geen|gratis|o\.a|fb|facebook|insta(?:gram)?|null|undefined|true|false)$/i;
/** Dates, hours, prices, ages and ISBNs. To link to a page with such a name, an editor must type the slash: `/2025`. */
const NUMBERS = /^[\d.,:u/+-]+$/i;
/** The slug of a page, with its query or anchor. */
const SLUG = /^(?!www(?:[^\p{L}\p{N}-]|$)|.*%3a)[\p{L}\p{N}_~%][^\s:@,;&()\\?#]*(?:[?#][^\s:@,\\]*)?$/iu;

/** Interprets a path, a query or an anchor of this site, or the slug of a page: `praktisch`, `../nieuws#top`. */
function ownAddress(typed: string): string | undefined {
  if (/^[#?][^\s#?]/.test(typed)) return typed.replaceAll(' ', '%20');
  // A path with spaces is a remark, except if it ends in the name of a file.
  if (/^[/\\]{2}/.test(typed) || (/\s/.test(typed) && !(typed.startsWith('/') && FILE.test(typed))))
    return undefined;
  if (typed.startsWith('/')) return typed.replaceAll(' ', '%20');
  const bare = typed.replace(/^(?:\\|(?:\.{1,2}[/\\])+)/, '');
  return SLUG.test(bare) && !NO_ADDRESS.test(bare) && !NUMBERS.test(bare) ? storyPath(bare) : undefined;
}
