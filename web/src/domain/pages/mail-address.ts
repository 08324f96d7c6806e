import { parsedUrl } from '../parsed-url.ts';

const ATOM = "[\\w!#$%&'*+/=?^`{|}~\\p{L}\\p{M}\\p{N}-]+";
/** Matches a local part as mail servers accept it: parts of letters, digits and some signs, with dots in between. */
const LOCAL = new RegExp(`^(?=.{1,64}$)${ATOM}(\\.${ATOM})*$`, 'u');
/** Matches a host name in ASCII. Its last label must not be a number, because that would be an IP address. */
const HOST =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;

/** Whether mail can be sent to this address. Only a sent mail can show whether the mailbox exists. */
export function isDeliverable(address: string): boolean {
  const [local = '', domain = '', ...rest] = address.split('@');
  return rest.length === 0 && LOCAL.test(local) && asciiHost(domain) !== undefined;
}

/**
 * Returns one form for all addresses whose mail reaches the same mailbox: in lower case, with the domain in ASCII,
 * without `+tag`, and without the dots that Gmail ignores.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const untagged = local.replace(/(?!^)\+.*$/, '');
  const host = asciiHost(domain) ?? domain;
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
}

/** Returns the ASCII form of a mail domain; `undefined` if no mail server can have that name. */
function asciiHost(domain: string): string | undefined {
  // Reject other characters first: `URL` would decode `%41`, and end the host name at characters such as `/`.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  const host = parsedUrl(`http://${domain}`)?.hostname ?? '';
  return HOST.test(host) && host.split('.').every(isHostLabel) ? host : undefined;
}

/** Whether a label is plain, or encodes a name in Unicode. Node and some browsers accept any `xn--` label in a URL. */
function isHostLabel(label: string): boolean {
  if (!label.startsWith('xn--')) return true;
  const name = decodedPunycode(label.slice(4));
  return name !== undefined && !/^-|-$/.test(name) && parsedUrl(`http://${name}`)?.hostname === label;
}

/** Decodes a label without its `xn--` (RFC 3492, section 6.2); `undefined` if it is invalid. */
function decodedPunycode(encoded: string): string | undefined {
  const basic = Math.max(0, encoded.lastIndexOf('-'));
  const characters = [...encoded.slice(0, basic)];
  const digits = encoded.slice(basic === 0 ? 0 : basic + 1);
  let [code, bias, at, position] = [128, 72, 0, 0];
  while (position < digits.length) {
    const before = at;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(digits.charAt(position) || ' ');
      if (digit < 0) return undefined;
      position += 1;
      at += digit * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = characters.length + 1;
    let delta = Math.floor((at - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    let k = 0;
    for (; delta > 455; k += 36) delta = Math.floor(delta / 35);
    bias = k + Math.floor((36 * delta) / (delta + 38));
    code += Math.floor(at / length);
    if (code > 0x10ffff) return undefined;
    characters.splice(at % length, 0, String.fromCodePoint(code));
    at = (at % length) + 1;
  }
  return characters.join('');
}
