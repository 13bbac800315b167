import { assessmentErrors } from './assessment-errors.ts';
import { captionErrors } from './caption-errors.ts';
import { liveErrors } from './live-errors.ts';
import { shopErrors } from './shop-errors.ts';

/** One text for whatever is wrong with a code: it does not tell whether the number is registered. */
const otpRefused = {
  status: 422,
  en: "Mobile number isn't registered or try again later!",
  hi: 'मोबाइल नंबर पंजीकृत नहीं है या बाद में फिर कोशिश करें!',
} as const;

/** Every refusal a caller can see: one status and one text per language for each code. */
export const errorCatalogue = {
  bad_request: { status: 400, en: 'The request could not be read.', hi: 'अनुरोध पढ़ा नहीं जा सका।' },
  invalid: { status: 422, en: 'Please check what you entered.', hi: 'कृपया भरी हुई जानकारी जाँचें।' },
  unauthenticated: { status: 401, en: 'Please sign in.', hi: 'कृपया लॉगिन करें।' },
  token_invalid: { status: 401, en: 'Please sign in.', hi: 'कृपया लॉगिन करें।' },
  token_expired: { status: 401, en: 'Please sign in again.', hi: 'कृपया फिर से लॉगिन करें।' },
  session_ended: { status: 401, en: 'Please sign in again.', hi: 'कृपया फिर से लॉगिन करें।' },
  wrong_credentials: { status: 401, en: 'Incorrect email or password', hi: 'ईमेल या पासवर्ड सही नहीं है' },
  forbidden: { status: 403, en: 'You may not do this.', hi: 'आपको इसकी अनुमति नहीं है।' },
  blocked: {
    status: 403,
    en: 'This account is blocked. Please contact your school.',
    hi: 'यह खाता रोका गया है। कृपया अपने स्कूल से संपर्क करें।',
  },
  subscription_required: {
    status: 403,
    en: 'Please subscribe to open this.',
    hi: 'इसे खोलने के लिए कृपया सब्सक्रिप्शन लें।',
  },
  evidence_missing: {
    status: 409,
    en: 'Please go through this a little longer before it counts as completed.',
    hi: 'पूरा माना जाए, इसके लिए कृपया इसे थोड़ी देर और देखें।',
  },
  meanwhile: {
    status: 409,
    en: 'Somebody else saved the same at this moment. Please look and try again.',
    hi: 'इसी समय किसी और ने यही सहेजा है। कृपया देखकर फिर से कोशिश करें।',
  },
  not_found: { status: 404, en: 'This was not found.', hi: 'यह नहीं मिला।' },
  dob_out_of_range: {
    status: 422,
    en: 'A student is between 3 and 25 years old. Please check the date of birth.',
    hi: 'विद्यार्थी की उम्र 3 से 25 साल होनी चाहिए। कृपया जन्म तिथि जाँचें।',
  },
  picture_invalid: {
    status: 422,
    en: 'Please choose a JPEG, PNG or WebP picture.',
    hi: 'कृपया JPEG, PNG या WebP तस्वीर चुनें।',
  },
  email_taken: {
    status: 422,
    en: 'This e-mail address already has a login.',
    hi: 'इस ईमेल पते से पहले से लॉगिन है।',
  },
  login_exists: {
    status: 422,
    en: 'This child already has a login of their own.',
    hi: 'इस बच्चे का अपना लॉगिन पहले से है।',
  },
  no_login: {
    status: 409,
    en: 'This student has no e-mail address to sign in with. Add it with the list of students.',
    hi: 'इस विद्यार्थी के लॉगिन के लिए कोई ईमेल पता नहीं है। इसे विद्यार्थियों की सूची से जोड़ें।',
  },
  has_password: {
    status: 409,
    en: 'This student has a password already. "Forgot password" leads to a new one.',
    hi: 'इस विद्यार्थी का पासवर्ड पहले से है। "पासवर्ड भूल गए" से नया मिल जाता है।',
  },
  day_outside_year: {
    status: 422,
    en: 'This day is not in the academic year of the section.',
    hi: 'यह दिन इस सेक्शन के शैक्षणिक वर्ष में नहीं है।',
  },
  year_overlaps: {
    status: 422,
    en: 'There is a year with this name, or one that shares days with it.',
    hi: 'इस नाम का वर्ष पहले से है, या इसके दिन किसी और वर्ष में हैं।',
  },
  year_ends_before_it_starts: {
    status: 422,
    en: 'The year ends before it begins.',
    hi: 'वर्ष शुरू होने से पहले ही खत्म हो जाता है।',
  },
  years_out_of_order: {
    status: 422,
    en: 'Students go on to a later year.',
    hi: 'विद्यार्थी बाद वाले वर्ष में ही जाते हैं।',
  },
  year_closed: {
    status: 409,
    en: 'This year was closed before.',
    hi: 'यह वर्ष पहले ही बंद किया जा चुका है।',
  },
  import_not_ready: {
    status: 409,
    en: 'This list has not been found to fit yet.',
    hi: 'यह सूची अभी जाँच में सही नहीं पाई गई है।',
  },
  link_code_invalid: {
    status: 422,
    en: 'This code has been used, is too old or is not right. Please ask the school.',
    hi: 'यह कोड इस्तेमाल हो चुका है, पुराना है या सही नहीं है। कृपया स्कूल से पूछें।',
  },
  usage_disabled: { status: 422, en: 'This is not offered here.', hi: 'यह यहाँ उपलब्ध नहीं है।' },
  course_unknown: { status: 422, en: 'This course is not offered here.', hi: 'यह कोर्स यहाँ उपलब्ध नहीं है।' },
  password_rule: {
    status: 422,
    en: 'Password should be alphanumeric and contain minimum 8 characters!',
    hi: 'पासवर्ड में अक्षर और अंक दोनों हों और कम से कम 8 वर्ण हों!',
  },
  reset_link_invalid: {
    status: 422,
    en: 'This link has been used or is too old. Please ask for a new one.',
    hi: 'यह लिंक इस्तेमाल हो चुका है या पुराना है। कृपया नया लिंक माँगें।',
  },
  phone_invalid: {
    status: 422,
    en: 'Mobile Number should not be more or less then 10 digits',
    hi: 'मोबाइल नंबर ठीक 10 अंकों का होना चाहिए',
  },
  otp_invalid: otpRefused,
  otp_expired: otpRefused,
  otp_locked: otpRefused,
  otp_capped: {
    status: 429,
    en: 'This number has had many codes. Please wait a while.',
    hi: 'इस नंबर पर बहुत कोड भेजे जा चुके हैं। कृपया कुछ देर रुकें।',
  },
  channel_closed: {
    status: 422,
    en: 'Codes are not sent this way here.',
    hi: 'यहाँ कोड इस तरीके से नहीं भेजे जाते।',
  },
  account_exists: { status: 422, en: 'Account already exists!', hi: 'खाता पहले से मौजूद है!' },
  registration_closed: { status: 404, en: 'Page Not Found!', hi: 'पन्ना नहीं मिला!' },
  confirmation_required: {
    status: 403,
    en: 'Please confirm with a code sent to your phone.',
    hi: 'कृपया अपने फ़ोन पर भेजे गए कोड से पुष्टि करें।',
  },
  wrong_staff_credentials: {
    status: 401,
    en: 'Incorrect email, password or code',
    hi: 'ईमेल, पासवर्ड या कोड सही नहीं है',
  },
  invitation_invalid: {
    status: 422,
    en: 'This invitation has been used or is too old. Please ask for a new one.',
    hi: 'यह निमंत्रण इस्तेमाल हो चुका है या पुराना है। कृपया नया माँगें।',
  },
  code_wrong: {
    status: 422,
    en: 'This code is not right. Please enter the one your app shows now.',
    hi: 'यह कोड सही नहीं है। कृपया ऐप में अभी दिख रहा कोड डालें।',
  },
  launch_refused: {
    status: 422,
    en: 'This link has been used or is too old. Please start again from your school.',
    hi: 'यह लिंक इस्तेमाल हो चुका है या पुराना है। कृपया अपने स्कूल के पन्ने से फिर शुरू करें।',
  },
  comments_closed: {
    status: 403,
    en: 'Comments are closed here.',
    hi: 'यहाँ टिप्पणियाँ बंद हैं।',
  },
  comment_too_long: {
    status: 422,
    en: 'A comment can have 1,000 characters.',
    hi: 'टिप्पणी में 1,000 अक्षर तक हो सकते हैं।',
  },
  message_too_long: {
    status: 422,
    en: 'A message can have 5,000 characters.',
    hi: 'संदेश में 5,000 अक्षर तक हो सकते हैं।',
  },
  attachment_invalid: {
    status: 422,
    en: 'Please attach a PDF or a picture that can be opened.',
    hi: 'कृपया ऐसी PDF या तस्वीर जोड़ें जो खुल सके।',
  },
  worksheet_overdue: {
    status: 409,
    en: 'The due date has passed. This can no longer be handed in.',
    hi: 'अंतिम तिथि निकल चुकी है। अब यह जमा नहीं हो सकता।',
  },
  already_turned_in: {
    status: 409,
    en: 'This has already been turned in.',
    hi: 'यह पहले ही जमा हो चुका है।',
  },
  files_not_ready: {
    status: 409,
    en: 'A file is still being uploaded or checked.',
    hi: 'एक फ़ाइल अभी अपलोड या जाँची जा रही है।',
  },
  handed_in_when_checked: {
    status: 409,
    en: 'We have your work and are still checking it. It will be handed in by itself, with this time.',
    hi: 'आपका काम हमें मिल गया है और उसकी जाँच हो रही है। वह इसी समय के साथ अपने आप जमा हो जाएगा।',
  },
  worksheet_empty: {
    status: 422,
    en: 'Please add your work first.',
    hi: 'कृपया पहले अपना काम जोड़ें।',
  },
  file_type_refused: {
    status: 422,
    en: 'You can only upload PDF/JPEG file!',
    hi: 'आप केवल PDF/JPEG फ़ाइल अपलोड कर सकते हैं!',
  },
  file_refused: {
    status: 422,
    en: 'A file could not be taken. Please make it again and send it once more.',
    hi: 'एक फ़ाइल नहीं ली जा सकी। कृपया उसे दोबारा बनाकर भेजें।',
  },
  too_many_files: {
    status: 422,
    en: 'These are too many files.',
    hi: 'फ़ाइलें बहुत अधिक हैं।',
  },
  not_turned_in: {
    status: 409,
    en: 'This work has not been turned in.',
    hi: 'यह काम जमा नहीं हुआ है।',
  },
  points_out_of_range: {
    status: 422,
    en: 'These are more points than the worksheet has.',
    hi: 'ये अंक वर्कशीट के अंकों से अधिक हैं।',
  },
  points_already_given: {
    status: 409,
    en: 'A student has been given more points than that.',
    hi: 'किसी विद्यार्थी को इससे अधिक अंक दिए जा चुके हैं।',
  },
  publish_after_due: {
    status: 422,
    en: 'It would be out only after it is due. Please choose an earlier moment.',
    hi: 'यह जमा करने की अंतिम तारीख के बाद दिखेगा। कृपया पहले का समय चुनें।',
  },
  announcement_posted: {
    status: 409,
    en: 'This announcement is out already.',
    hi: 'यह घोषणा पहले ही भेजी जा चुकी है।',
  },
  due_in_past: {
    status: 422,
    en: 'Please choose a date that is still to come.',
    hi: 'कृपया आने वाली तारीख चुनें।',
  },
  worksheet_posted: {
    status: 409,
    en: 'Students have been told already: course, subject and sections stay.',
    hi: 'विद्यार्थियों को बताया जा चुका है: कोर्स, विषय और सेक्शन अब नहीं बदलते।',
  },
  ...assessmentErrors,
  ...captionErrors,
  ...liveErrors,
  privacy_parent_asks: {
    status: 403,
    en: 'Only a parent can ask for this.',
    hi: 'यह केवल माता-पिता माँग सकते हैं।',
  },
  privacy_school_asks: {
    status: 403,
    en: 'Your school has enrolled you. Please ask the school.',
    hi: 'आपको स्कूल ने जोड़ा है। कृपया स्कूल से कहें।',
  },
  ...shopErrors,
  idempotency_conflict: {
    status: 409,
    en: 'This key was used for another request.',
    hi: 'यह कुंजी किसी और अनुरोध में इस्तेमाल हो चुकी है।',
  },
  too_large: { status: 413, en: 'This is too large.', hi: 'यह बहुत बड़ा है।' },
  unsupported_type: {
    status: 415,
    en: 'This kind of content is not read here.',
    hi: 'इस तरह की सामग्री यहाँ नहीं पढ़ी जाती।',
  },
  own_account: {
    status: 409,
    en: 'Nobody changes their own roles or blocks themselves. Ask a colleague.',
    hi: 'कोई अपनी भूमिका खुद नहीं बदलता और खुद को नहीं रोकता। किसी सहकर्मी से कहें।',
  },
  section_required: {
    status: 422,
    en: 'Choose a section of your school that the tutor will teach.',
    hi: 'अपने स्कूल का वह सेक्शन चुनें जिसे शिक्षक पढ़ाएँगे।',
  },
  content_takes_no_file: {
    status: 422,
    en: 'A link has no file.',
    hi: 'लिंक के साथ कोई फ़ाइल नहीं होती।',
  },
  file_empty: { status: 422, en: 'This file is empty.', hi: 'यह फ़ाइल खाली है।' },
  upload_incomplete: {
    status: 409,
    en: 'The file has not arrived in full yet. Send what is missing.',
    hi: 'फ़ाइल अभी पूरी नहीं पहुँची है। बाकी हिस्सा भेजें।',
  },
  content_not_ready: {
    status: 409,
    en: 'There is nothing to show yet. Add a file first.',
    hi: 'दिखाने के लिए अभी कुछ नहीं है। पहले फ़ाइल जोड़ें।',
  },
  content_in_use: {
    status: 409,
    en: 'Students have seen this, so it stays. Hide it instead.',
    hi: 'विद्यार्थी इसे देख चुके हैं, इसलिए यह रहेगा। इसे छिपा दें।',
  },
  of_another_owner: {
    status: 409,
    en: 'This belongs to another school, which alone can change it.',
    hi: 'यह किसी और स्कूल का है, और वही इसे बदल सकता है।',
  },
  order_outdated: {
    status: 409,
    en: 'The list has changed meanwhile. Look at it again.',
    hi: 'इस बीच सूची बदल गई है। इसे फिर से देखें।',
  },
  link_invalid: {
    status: 422,
    en: 'Give a whole address that begins with https://.',
    hi: 'https:// से शुरू होने वाला पूरा पता दें।',
  },
  practice_item_empty: {
    status: 422,
    en: 'Choose at least one question.',
    hi: 'कम से कम एक प्रश्न चुनें।',
  },
  quiz_taken: {
    status: 409,
    en: 'This lesson has its quick quiz already.',
    hi: 'इस पाठ का झटपट क्विज़ पहले से है।',
  },
  theme_hard_to_read: {
    status: 422,
    en: 'Words would be hard to read in these colours.',
    hi: 'इन रंगों में शब्द पढ़ना मुश्किल होगा।',
  },
  text_unknown: {
    status: 422,
    en: 'One of these texts is shown nowhere.',
    hi: 'इनमें से एक पाठ कहीं नहीं दिखता।',
  },
  seller_invalid: {
    status: 422,
    en: 'A tax invoice cannot be made with this. Please check state, GSTIN, codes and tax.',
    hi: 'इससे कर रसीद नहीं बन सकती। कृपया राज्य, GSTIN, कोड और कर जाँचें।',
  },
  legal_notice_short: {
    status: 422,
    en: 'A changed wording takes effect 30 days from today at the earliest, so that families can read it first.',
    hi: 'बदला हुआ पाठ आज से कम से कम 30 दिन बाद लागू होता है, ताकि परिवार पहले पढ़ सकें।',
  },
  legal_day_past: {
    status: 422,
    en: 'It cannot apply from a day that is over.',
    hi: 'यह बीते हुए दिन से लागू नहीं हो सकता।',
  },
  legal_draft_gone: {
    status: 409,
    en: 'This draft is published already. Please load the page again.',
    hi: 'यह मसौदा पहले ही प्रकाशित हो चुका है। कृपया पन्ना फिर से खोलें।',
  },
  too_many: {
    status: 429,
    en: 'Too many tries. Please wait a little.',
    hi: 'बहुत बार कोशिश हुई। कृपया थोड़ा रुकें।',
  },
  tenant_closed: {
    status: 503,
    en: 'We are moving to another server. Please try again in a little while.',
    hi: 'हम दूसरे सर्वर पर जा रहे हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
  internal: { status: 500, en: 'Something went wrong!', hi: 'कुछ गड़बड़ हो गई!' },
  unavailable: {
    status: 503,
    en: 'We are not ready. Please try again.',
    hi: 'हम तैयार नहीं हैं। कृपया फिर कोशिश करें।',
  },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);
