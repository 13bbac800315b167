/** Refusals of live classes. */
export const liveErrors = {
  live_class_not_open: {
    status: 409,
    en: 'You can join from ten minutes before the class until it ends.',
    hi: 'क्लास शुरू होने से दस मिनट पहले से उसके खत्म होने तक आप जुड़ सकते हैं।',
  },
  live_class_removed: {
    status: 403,
    en: 'The tutor has taken you out of this class.',
    hi: 'शिक्षक ने आपको इस क्लास से बाहर कर दिया है।',
  },
  live_class_unavailable: {
    status: 503,
    en: 'Live classes cannot be held here at the moment.',
    hi: 'अभी यहाँ लाइव क्लास नहीं हो सकती।',
  },
  live_class_over: {
    status: 409,
    en: 'This class is over and cannot be changed.',
    hi: 'यह क्लास खत्म हो चुकी है, इसे बदला नहीं जा सकता।',
  },
  live_class_running: {
    status: 409,
    en: 'This class has begun: only its end can be moved.',
    hi: 'यह क्लास शुरू हो चुकी है: अब केवल खत्म होने का समय बदला जा सकता है।',
  },
  live_class_in_past: {
    status: 422,
    en: 'Please choose a time that is still to come.',
    hi: 'कृपया आगे का कोई समय चुनें।',
  },
  live_class_times_invalid: {
    status: 422,
    en: 'A class ends after it begins, and within twelve hours.',
    hi: 'क्लास शुरू होने के बाद और बारह घंटे के अंदर खत्म होनी चाहिए।',
  },
  live_class_link_invalid: {
    status: 422,
    en: 'Give a link that begins with https:// and leads to Zoom, Google Meet, Microsoft Teams or Webex.',
    hi: 'https:// से शुरू होने वाला Zoom, Google Meet, Microsoft Teams या Webex का लिंक दें।',
  },
  recording_not_ready: {
    status: 409,
    en: 'The lesson is still being made of this recording.',
    hi: 'इस रिकॉर्डिंग से पाठ अभी बन रहा है।',
  },
  recording_running: {
    status: 409,
    en: 'This is being recorded now. Stop the recording first.',
    hi: 'अभी रिकॉर्डिंग चल रही है। पहले उसे रोकें।',
  },
  recording_published: {
    status: 409,
    en: 'Students can see this lesson. Hide it under Lessons first.',
    hi: 'यह पाठ विद्यार्थियों को दिख रहा है। पहले इसे पाठों में छिपाएँ।',
  },
  recording_not_failed: {
    status: 409,
    en: 'Nothing has gone wrong with this recording.',
    hi: 'इस रिकॉर्डिंग में कोई गड़बड़ी नहीं हुई है।',
  },
  recording_gone: {
    status: 409,
    en: 'The files of this recording are not there any more.',
    hi: 'इस रिकॉर्डिंग की फ़ाइलें अब नहीं रहीं।',
  },
} as const;
