import { letter } from './brand-mail.ts';

export const resetMail = letter('reset', {
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
    body: 'आपके खाते के लिए नया पासवर्ड माँगा गया है। अगर यह आपने किया है, तो 30 मिनट के भीतर यह पन्ना खोलें:',
    button: 'नया पासवर्ड चुनें',
    ignore: 'अगर यह आपने नहीं किया, तो कुछ न करें: आपका पासवर्ड वही रहेगा।',
  },
});
