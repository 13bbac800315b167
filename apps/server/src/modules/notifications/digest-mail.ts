import { inLocale, type Locale } from '@shala/brand/brand.ts';
import { brandFrame, escapeHtml } from '#modules/accounts/index.ts';
import type { BrandRecord } from '#modules/tenancy/index.ts';
import type { Mail } from '#platform/mail.ts';
import { digestSections, type Row, type Section, weekText } from './digest-sections.ts';
import { type DigestWords, digestWords } from './digest-words.ts';
import type { Digest } from './domain/digest.ts';
import type { DigestWeek } from './domain/digest-week.ts';

interface DigestLetter {
  to: string;
  from: string;
  locale: Locale;
  brand: BrandRecord;
  /** Of the brand, without a slash at the end. */
  origin: string;
  parent: string;
  child: string;
  week: DigestWeek;
  /** Null: it was a quiet week. */
  digest: Digest | null;
  stopUrl: string;
  /** The same letter made again has the same one. */
  reference: string;
}

/** The week of a child as text and as HTML, in the look of the brand. */
export function digestMail(letter: DigestLetter): Mail {
  const { brand, locale, child, digest, stopUrl, from } = letter;
  const words = digestWords[locale];
  const name = inLocale(brand.name, locale);
  const parts = {
    hello: letter.parent === '' ? words.helloNobody : words.hello(letter.parent),
    intro: digest ? words.intro(child, weekText(letter.week, locale)) : words.quiet(child),
    sections: digest ? digestSections(digest, locale) : [],
    button: digest ? words.button : words.quietButton,
    link: `${letter.origin}${digest ? '/my-progress' : '/learn'}`,
    why: words.why(child, name),
    stop: words.stop(child),
    stopUrl,
  };
  return {
    to: letter.to,
    from: { name, address: from },
    subject: `${words.subject(child)} · ${name}`,
    messageId: `<digest-${letter.reference}@${from.split('@')[1]}>`,
    text: asText(parts, name),
    html: brandFrame({ brand, locale, inner: asHtml(parts, brand, digest && tiles(digest, words, brand)) }),
    // RFC 8058: the mail program may stop it without opening a page. Opened as a page, the same address asks.
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

interface Parts {
  hello: string;
  intro: string;
  sections: readonly Section[];
  button: string;
  link: string;
  why: string;
  stop: string;
  stopUrl: string;
}

const rowText = ({ label, value, note }: Row) =>
  `- ${label}${value === '' ? '' : `: ${value}`}${note === undefined ? '' : ` (${note})`}`;

function asText({ hello, intro, sections, button, link, why, stop, stopUrl }: Parts, name: string): string {
  const blocks = sections.map(({ title, rows }) => [title, ...rows.map(rowText)].join('\n'));
  const end = [`${button}: ${link}`, name, `${why}\n${stop}: ${stopUrl}`];
  return `${[hello, intro, ...blocks, ...end].join('\n\n')}\n`;
}

/** The seven colours of subjects, as everywhere. */
const colours = ['#3b5bdb', '#d9730d', '#2b8a3e', '#c2255c', '#8532a8', '#0b7285', '#a15c00'];
const soft = 'color:#525a6e';

function rowHtml({ label, value, note, colour }: Row): string {
  const spine = colour === undefined ? '' : `border-left:4px solid ${colours[colour - 1] ?? colours[0]};`;
  const inset = colour === undefined ? '0' : '12px';
  const small =
    note === undefined ? '' : `<br><span style="${soft};font-size:14px">${escapeHtml(note)}</span>`;
  return `<tr><td style="padding:8px 12px 8px ${inset};${spine}font-size:16px;line-height:1.4">${escapeHtml(label)}${small}</td>
<td align="right" valign="top" style="padding:8px 0;font-size:16px;line-height:1.4;font-weight:700;white-space:nowrap">${escapeHtml(value)}</td></tr>
<tr><td colspan="2" style="height:6px;line-height:6px;font-size:6px">&nbsp;</td></tr>`;
}

const sectionHtml = ({ title, rows }: Section) => `
<h2 style="margin:26px 0 10px;font-size:17px;line-height:1.3">${escapeHtml(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.map(rowHtml).join('')}</table>`;

/** The week at a glance: three figures. */
function tiles({ lessons, runs, points }: Digest, words: DigestWords, { theme }: BrandRecord): string {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const figures = [
    [sum(lessons.map((subject) => subject.lessons)), words.lessons],
    [runs.length, words.practice],
    [sum(points.map((course) => course.points)), words.points],
  ] as const;
  const cells = figures.map(
    ([figure, label]) =>
      `<td align="center" width="33%" style="background:${theme.brandTint};border-radius:12px;padding:14px 4px"><span style="display:block;font-size:26px;line-height:1.2;font-weight:700;color:${theme.brandStrong}">${figure}</span><span style="font-size:14px">${escapeHtml(label)}</span></td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0;border-collapse:separate"><tr>${cells.join('<td width="8">&nbsp;</td>')}</tr></table>`;
}

function asHtml(parts: Parts, { theme }: BrandRecord, glance: string | null): string {
  const { hello, intro, sections, button, link, why, stop, stopUrl } = parts;
  return `<p style="margin:0 0 12px">${escapeHtml(hello)}</p><p style="margin:0">${escapeHtml(intro)}</p>${glance ?? ''}
${sections.map(sectionHtml).join('')}
<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="display:inline-block;background:${theme.brand};color:${theme.brandInk};padding:13px 22px;border-radius:12px;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #e8e3d8;${soft};font-size:14px">${escapeHtml(why)}<br><a href="${escapeHtml(stopUrl)}" style="display:inline-block;padding:10px 0;${soft}">${escapeHtml(stop)}</a></p>`;
}
