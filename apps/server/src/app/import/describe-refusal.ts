import type { AppError } from '#platform/app-error.ts';

const texts: Record<string, (details: AppError['details']) => string> = {
  phone_taken: ({ phone }) => `the phone number ${phone} belongs to another parent`,
  phone_invalid: ({ phone }) => `${phone} is not a phone number`,
  email_taken: ({ email }) => `the e-mail address ${email} belongs to somebody else`,
  host_taken: ({ host }) => `the host ${host} belongs to another tenant`,
  dob_out_of_range: ({ dob }) => `born on ${dob}: a student is 3 to 25 years old`,
  link_code_shape: () => 'is not a link code; write 16 letters and digits without I, O, 0 and 1',
  link_code_taken: () => 'is the link code of another child',
  no_such_name: ({ what, name }) => `there is no ${what} "${name}"`,
  key_id_taken: ({ key }) => `the key id ${key} is taken`,
  merchant_keys_refused: ({ why }) => `the keys of the merchant account do not work: ${why}`,
  product_too_dear: () => 'a product costs 100000000 paise at most',
  coupon_limit_too_low: ({ uses }) => `${uses} of this coupon are used already`,
  course_of_another_owner: () => 'is a course of another owner, who alone places contents in it',
  link_invalid: ({ link }) => `${link} is not an address that begins with https://`,
  captions_invalid: () => 'the captions are no WebVTT or SubRip file of at most 1 MB',
  captions_times: ({ line }) => `line ${line} of the captions: the times cannot be read`,
  captions_order: ({ line }) => `line ${line} of the captions: the times do not ascend`,
  captions_late: ({ line }) => `line ${line} of the captions: after the end of the film`,
  captions_markup: ({ line }) => `line ${line} of the captions: markup that is not of WebVTT`,
  captions_letters: ({ line }) => `line ${line} of the captions: letters that are not UTF-8`,
  captions_empty: ({ line }) => `line ${line} of the captions: no words`,
  content_takes_no_captions: () => 'is no film and takes no captions',
  content_takes_no_file: () => 'is a link and takes no file',
  question_key_wrong: ({ question }) => `the answer of ${question} is none of its options`,
  question_kind_changed: ({ question }) =>
    `${question} cannot become another kind; give the new one a new id`,
  practice_item_empty: ({ item }) => `${item} has no questions`,
  year_ends_before_it_starts: ({ year }) => `the academic year ${year} ends before it starts`,
};

/** A use case said no: its code in the words of the report. */
export const describeRefusal = (error: AppError): string =>
  texts[error.code]?.(error.details) ?? `was refused: ${error.code} ${JSON.stringify(error.details)}`;
