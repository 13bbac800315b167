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

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The letter as text and as HTML, in the look of the brand. */
function brandMail({ brand, locale, from, ...letter }: Letter): Mail {
  const name = brand.name[locale] ?? brand.name.en;
  const { theme } = brand;
  const { hello, body, button, link, ignore } = letter;
  return {
    to: letter.to,
    from: { name, address: from },
    subject: `${letter.subject} · ${name}`,
    messageId: `<${letter.messageId}@${from.split('@')[1]}>`,
    text: `${hello}\n\n${body}\n\n${link}\n\n${ignore}\n\n${name}\n`,
    html: `<!doctype html><html lang="${locale}"><body style="margin:0;background:#faf8f3;font-family:Mukta,Arial,sans-serif;color:#1d2333">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="480" style="background:#fff;border:1px solid #e8e3d8;border-radius:14px">
<tr><td style="background:${theme.brand};color:${theme.brandInk};padding:20px 28px;border-radius:14px 14px 0 0;font-size:20px;font-weight:700">${escapeHtml(name)}</td></tr>
<tr><td style="padding:28px;font-size:16px;line-height:1.5"><p>${escapeHtml(hello)}</p><p>${escapeHtml(body)}</p>
<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="background:${theme.brand};color:${theme.brandInk};padding:14px 22px;border-radius:12px;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
<p style="color:#525a6e">${escapeHtml(ignore)}</p></td></tr></table></td></tr></table></body></html>`,
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
