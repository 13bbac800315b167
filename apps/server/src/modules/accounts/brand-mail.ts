import { inLocale } from '@shala/brand/brand.ts';
import type { BrandRecord } from '#modules/tenancy/index.ts';
import type { Mail } from '#platform/mail.ts';

/** A short letter with one thing to do. */
interface Letter {
  to: string;
  from: string;
  messageId: string;
  locale: 'en' | 'hi';
  brand: BrandRecord;
  subject: string;
  hello: string;
  body: string;
  button: string;
  link: string;
  ignore: string;
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page of every letter: the brand's name on its colour, and the letter below. `inner` is HTML. */
export function brandFrame({
  brand: { name, logoLetter, theme },
  locale,
  inner,
}: {
  brand: BrandRecord;
  locale: 'en' | 'hi';
  inner: string;
}): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#faf8f3;font-family:Mukta,Arial,sans-serif;color:#1d2333">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fff;border:1px solid #e8e3d8;border-radius:14px;text-align:left">
<tr><td style="background:${theme.brand};color:${theme.brandInk};padding:18px 24px;border-radius:14px 14px 0 0;font-size:20px;font-weight:700"><span style="display:inline-block;width:34px;height:34px;line-height:34px;margin-right:10px;border-radius:10px;background:${theme.brandInk};color:${theme.brand};text-align:center">${escapeHtml(inLocale(logoLetter, locale))}</span>${escapeHtml(inLocale(name, locale))}</td></tr>
<tr><td style="padding:24px;font-size:16px;line-height:1.5">${inner}</td></tr></table></td></tr></table></body></html>`;
}

/** The letter as text and as HTML, in the look of the brand. */
function brandMail({ brand, locale, from, ...letter }: Letter): Mail {
  const name = inLocale(brand.name, locale);
  const { theme } = brand;
  const { hello, body, button, link, ignore } = letter;
  return {
    to: letter.to,
    from: { name, address: from },
    subject: `${letter.subject} · ${name}`,
    messageId: `<${letter.messageId}@${from.split('@')[1]}>`,
    text: `${hello}\n\n${body}\n\n${link}\n\n${ignore}\n\n${name}\n`,
    html: brandFrame({
      brand,
      locale,
      inner: `<p>${escapeHtml(hello)}</p><p>${escapeHtml(body)}</p>
<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="display:inline-block;background:${theme.brand};color:${theme.brandInk};padding:14px 22px;border-radius:12px;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
<p style="color:#525a6e">${escapeHtml(ignore)}</p>`,
    }),
  };
}

interface Words {
  subject: string;
  hello(name: string): string;
  body: string;
  button: string;
  ignore: string;
}

export interface Occasion {
  to: string;
  name: string;
  locale: 'en' | 'hi';
  brand: BrandRecord;
  link: string;
  from: string;
  requestRef: string;
}

/** A letter that always says the same: only the reader, the link and the brand differ. */
export function letter(kind: string, words: Record<'en' | 'hi', Words>) {
  return ({ to, name, locale, brand, link, from, requestRef }: Occasion): Mail => {
    const { subject, hello, body, button, ignore } = words[locale];
    const messageId = `${kind}-${requestRef}`;
    return brandMail({
      to,
      from,
      locale,
      brand,
      link,
      messageId,
      subject,
      hello: hello(name),
      body,
      button,
      ignore,
    });
  };
}
