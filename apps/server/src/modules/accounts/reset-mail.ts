import type { BrandRecord } from '#modules/tenancy/index.ts';
import type { Mail } from '#platform/mail.ts';

const words = {
  en: {
    subject: 'Set a new password',
    hello: (name: string) => `Hello ${name},`,
    body: 'someone asked for a new password for your account. If it was you, open this page within 30 minutes:',
    button: 'Choose a new password',
    ignore: 'If it was not you, do nothing: your password stays as it is.',
  },
  hi: {
    subject: 'नया पासवर्ड चुनें',
    hello: (name: string) => `नमस्ते ${name},`,
    body: 'आपके खाते के लिए नया पासवर्ड माँगा गया है। अगर यह आपने किया है, तो 30 मिनट के भीतर यह पेज खोलें:',
    button: 'नया पासवर्ड चुनें',
    ignore: 'अगर यह आपने नहीं किया, तो कुछ न करें: आपका पासवर्ड वही रहेगा।',
  },
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface ResetMail {
  to: string;
  firstName: string;
  locale: 'en' | 'hi';
  brand: BrandRecord;
  link: string;
  from: string;
  requestRef: string;
}

export function resetMail({ to, firstName, locale, brand, link, from, requestRef }: ResetMail): Mail {
  const text = words[locale];
  const name = brand.name[locale] ?? brand.name.en;
  const { theme } = brand;
  return {
    to,
    from: { name, address: from },
    subject: `${text.subject} · ${name}`,
    messageId: `<reset-${requestRef}@${from.split('@')[1]}>`,
    text: `${text.hello(firstName)}\n\n${text.body}\n\n${link}\n\n${text.ignore}\n\n${name}\n`,
    html: `<!doctype html><html lang="${locale}"><body style="margin:0;background:#faf8f3;font-family:Mukta,Arial,sans-serif;color:#1d2333">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="480" style="background:#fff;border:1px solid #e8e3d8;border-radius:14px">
<tr><td style="background:${theme.brand};color:${theme.brandInk};padding:20px 28px;border-radius:14px 14px 0 0;font-size:20px;font-weight:700">${escapeHtml(name)}</td></tr>
<tr><td style="padding:28px;font-size:16px;line-height:1.5"><p>${escapeHtml(text.hello(firstName))}</p><p>${escapeHtml(text.body)}</p>
<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="background:${theme.brand};color:${theme.brandInk};padding:14px 22px;border-radius:12px;text-decoration:none;font-weight:600">${escapeHtml(text.button)}</a></p>
<p style="color:#525a6e">${escapeHtml(text.ignore)}</p></td></tr></table></td></tr></table></body></html>`,
  };
}
