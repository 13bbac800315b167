/** Refusals of a film's words. The line stands beside the text, in the details. */
export const captionErrors = {
  captions_invalid: {
    status: 422,
    en: 'This is no file of captions. Choose a WebVTT (.vtt) or SubRip (.srt) file, saved as UTF-8.',
    hi: 'यह कैप्शन की फ़ाइल नहीं है। UTF-8 में सहेजी WebVTT (.vtt) या SubRip (.srt) फ़ाइल चुनें।',
  },
  captions_times: {
    status: 422,
    en: 'The times cannot be read. They look like 00:01.000 --> 00:04.000, with an empty line before each.',
    hi: 'समय पढ़ा नहीं जा सका। यह ऐसे लिखा जाता है: 00:01.000 --> 00:04.000, और हर एक से पहले एक खाली पंक्ति होती है।',
  },
  captions_order: {
    status: 422,
    en: 'The times must ascend, and each must end after it begins.',
    hi: 'समय क्रम से आगे बढ़ना चाहिए, और हर एक का अंत उसकी शुरुआत के बाद होना चाहिए।',
  },
  captions_late: {
    status: 422,
    en: 'This stands after the end of the film.',
    hi: 'यह वीडियो के अंत के बाद का समय है।',
  },
  captions_markup: {
    status: 422,
    en: 'Only the tags of WebVTT may stand here: b, i, u, c, v, lang.',
    hi: 'यहाँ केवल WebVTT के टैग लिखे जा सकते हैं: b, i, u, c, v, lang।',
  },
  captions_letters: {
    status: 422,
    en: 'Some letters cannot be read. Save the file as UTF-8 and choose it again.',
    hi: 'कुछ अक्षर पढ़े नहीं जा सके। फ़ाइल को UTF-8 में सहेजकर फिर से चुनें।',
  },
  captions_empty: {
    status: 422,
    en: 'There are no words below these times.',
    hi: 'इस समय के नीचे कोई शब्द नहीं हैं।',
  },
  content_takes_no_captions: {
    status: 409,
    en: 'Only a film has captions.',
    hi: 'कैप्शन केवल वीडियो के होते हैं।',
  },
} as const;
