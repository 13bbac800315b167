/** Refusals of practice: runs, answers, marking, keys, the question bank. */
export const assessmentErrors = {
  no_questions: { status: 422, en: 'Questions not yet added', hi: 'प्रश्न अभी नहीं जोड़े गए हैं' },
  practice_in_use: {
    status: 409,
    en: 'Only a draft that no student has opened can be removed. Hide it instead.',
    hi: 'केवल वही मसौदा हटाया जा सकता है जिसे किसी विद्यार्थी ने नहीं खोला। इसे छिपा दें।',
  },
  deadline_passed: {
    status: 409,
    en: 'The last day for this has passed.',
    hi: 'इसकी अंतिम तिथि निकल चुकी है।',
  },
  no_runs_left: {
    status: 409,
    en: 'You have taken this as often as it may be taken.',
    hi: 'आप इसे जितनी बार देना संभव था, दे चुके हैं।',
  },
  attempt_not_started: {
    status: 409,
    en: 'Please open the questions first.',
    hi: 'कृपया पहले प्रश्न खोलें।',
  },
  attempt_not_completed: {
    status: 403,
    en: 'Answers are shown after you finish.',
    hi: 'उत्तर पूरा करने के बाद दिखाए जाते हैं।',
  },
  attempt_closed: {
    status: 409,
    en: 'This attempt has ended.',
    hi: 'यह प्रयास समाप्त हो चुका है।',
  },
  answer_invalid: {
    status: 422,
    en: 'Cannot update answer',
    hi: 'उत्तर सहेजा नहीं जा सका',
  },
  pictures_not_taken: {
    status: 422,
    en: 'Pictures can be added to written answers only.',
    hi: 'तस्वीरें केवल लिखित उत्तरों में जोड़ी जा सकती हैं।',
  },
  too_many_pictures: {
    status: 422,
    en: 'An answer can hold 5 pictures.',
    hi: 'एक उत्तर में 5 तस्वीरें जोड़ी जा सकती हैं।',
  },
  nothing_to_evaluate: {
    status: 422,
    en: 'There is nothing to evaluate here.',
    hi: 'यहाँ जाँचने के लिए कुछ नहीं है।',
  },
  marks_out_of_range: {
    status: 422,
    en: 'These are more marks than the question has.',
    hi: 'ये अंक प्रश्न के अंकों से अधिक हैं।',
  },
  answer_taken: {
    status: 409,
    en: 'A colleague is looking at this answer now.',
    hi: 'यह उत्तर अभी कोई सहकर्मी देख रहे हैं।',
  },
  answer_marked_meanwhile: {
    status: 409,
    en: 'This answer was marked by somebody else in the meantime.',
    hi: 'इस बीच यह उत्तर किसी और ने जाँच दिया है।',
  },
  nothing_to_undo: {
    status: 409,
    en: 'There is no mark of yours here that can still be taken back.',
    hi: 'यहाँ आपका दिया कोई अंक नहीं है जो अब वापस लिया जा सके।',
  },
  no_key_to_correct: {
    status: 422,
    en: 'This question is marked by a person: it has no key.',
    hi: 'यह प्रश्न शिक्षक जाँचते हैं: इसकी कोई उत्तर कुंजी नहीं है।',
  },
  key_not_an_option: {
    status: 422,
    en: 'The key has to be one of the options.',
    hi: 'उत्तर कुंजी दिए गए विकल्पों में से एक होनी चाहिए।',
  },
  key_unchanged: {
    status: 409,
    en: 'This is the key already, and no result is wrong.',
    hi: 'उत्तर कुंजी यही है, और कोई परिणाम गलत नहीं है।',
  },
  correction_running: {
    status: 409,
    en: 'This key is being corrected right now. Please wait until it is done.',
    hi: 'यह उत्तर कुंजी अभी ठीक की जा रही है। कृपया पूरा होने तक रुकें।',
  },
  question_incomplete: {
    status: 422,
    en: 'The question is not complete. It needs a text in English, filled options and one right answer.',
    hi: 'प्रश्न पूरा नहीं है। अंग्रेज़ी पाठ, भरे हुए विकल्प और एक सही उत्तर चाहिए।',
  },
  question_changed_meanwhile: {
    status: 409,
    en: 'Somebody else has saved this question meanwhile. Please look at the newest version.',
    hi: 'इस बीच किसी और ने यह प्रश्न सहेजा है। कृपया नया संस्करण देखें।',
  },
  import_not_checked: {
    status: 409,
    en: 'The file is still being looked at. Please wait a moment.',
    hi: 'फ़ाइल अभी देखी जा रही है। कृपया थोड़ा रुकें।',
  },
  import_has_errors: {
    status: 422,
    en: 'The file has mistakes. Please correct them and choose it again.',
    hi: 'फ़ाइल में गलतियाँ हैं। कृपया उन्हें ठीक करके फ़ाइल फिर से चुनें।',
  },
} as const;
