import { letter } from './brand-mail.ts';

export const invitationMail = letter('invitation', {
  en: {
    subject: 'Your invitation',
    hello: (name: string) => `Hello ${name},`,
    body: 'you are invited to work with us. Open this page within 72 hours, choose a password and set up an app that shows sign-in codes:',
    button: 'Accept the invitation',
    ignore: 'If you did not expect this, do nothing: no account is opened.',
  },
  hi: {
    subject: 'आपका निमंत्रण',
    hello: (name: string) => `नमस्ते ${name},`,
    body: 'आपको हमारे साथ काम करने के लिए बुलाया गया है। 72 घंटे के भीतर यह पन्ना खोलें, पासवर्ड चुनें और लॉगिन कोड दिखाने वाला ऐप जोड़ें:',
    button: 'निमंत्रण स्वीकार करें',
    ignore: 'अगर आपको इसकी उम्मीद नहीं थी, तो कुछ न करें: कोई खाता नहीं खुलेगा।',
  },
});
