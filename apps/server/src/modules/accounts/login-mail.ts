import { letter } from './brand-mail.ts';

export const loginMail = letter('login', {
  en: {
    subject: 'Your own login',
    hello: (name: string) => `Hello ${name},`,
    body: 'your parent has opened a login for you with this e-mail address. Open this page within 7 days and choose a password:',
    button: 'Choose a password',
    ignore: 'If you do not know what this is about, do nothing: without a password nobody can sign in.',
  },
  hi: {
    subject: 'आपका अपना लॉगिन',
    hello: (name: string) => `नमस्ते ${name},`,
    body: 'आपके माता-पिता ने इस ईमेल पते से आपके लिए लॉगिन बनाया है। 7 दिन के भीतर यह पन्ना खोलें और पासवर्ड चुनें:',
    button: 'पासवर्ड चुनें',
    ignore: 'अगर आपको इसकी जानकारी नहीं है, तो कुछ न करें: पासवर्ड के बिना कोई लॉगिन नहीं कर सकता।',
  },
});
