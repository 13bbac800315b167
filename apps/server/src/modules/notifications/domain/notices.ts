import { cutText } from './cut-text.ts';
import { hindi, type Notice, type Texts } from './notice.ts';

/** The words of every notification, and what each is known by. */

const both = (en: string, hi: string): Texts => ({ en, hi });
/** One wording for all languages: what a person wrote is not translated. */
const asWritten = (text: string): Texts => ({ en: text });

interface Lesson {
  contentId: number;
  courseId: number;
  title: Texts;
  chapterName: Texts;
  subjectName: Texts;
}

export const lessonPublished = (lesson: Lesson): Notice => ({
  about: { type: 'content', id: lesson.contentId },
  action: 'published',
  source: `content:${lesson.contentId}`,
  courseId: lesson.courseId,
  title: both('New lesson', 'नया पाठ'),
  shortTitle: both('New lesson', 'नया पाठ'),
  body: both(
    `${lesson.title.en} is now in ${lesson.subjectName.en}, ${lesson.chapterName.en}.`,
    `${hindi(lesson.title)} अब ${hindi(lesson.subjectName)}, ${hindi(lesson.chapterName)} में है।`,
  ),
});

interface MarkedRun {
  about: Notice['about'];
  courseId: number;
  runId: number;
  marksGiven: number;
  itemTitle: Texts;
  score: number;
  evaluating: number;
}

/** One for each run. Every further mark makes it new again, so that ten answers are not ten notifications. */
export const answerChecked = (run: MarkedRun): Notice => ({
  about: run.about,
  action: 'evaluated',
  source: `run:${run.runId}`,
  revision: run.marksGiven,
  courseId: run.courseId,
  title: both('Your answer was checked', 'आपका उत्तर जाँचा गया'),
  shortTitle: both('Answer checked', 'उत्तर जाँचा गया'),
  body:
    run.evaluating === 0
      ? both(
          `${run.itemTitle.en}: your score is ${run.score}%.`,
          `${hindi(run.itemTitle)}: आपका स्कोर ${run.score}% है।`,
        )
      : both(
          `${run.itemTitle.en}: ${run.score}% so far. More answers are being checked.`,
          `${hindi(run.itemTitle)}: अब तक ${run.score}%। बाकी उत्तर जाँचे जा रहे हैं।`,
        ),
});

interface CorrectedRun {
  about: Notice['about'];
  courseId: number;
  runId: number;
  correctionId: number;
  itemTitle: Texts;
  score: number;
}

/** A key was wrong and has been put right: one for each run and correction. */
export const resultCorrected = (run: CorrectedRun): Notice => ({
  about: run.about,
  action: 'evaluated',
  source: `correction:${run.correctionId}:run:${run.runId}`,
  courseId: run.courseId,
  title: both('Your result was corrected', 'आपका परिणाम ठीक किया गया'),
  shortTitle: both('Result corrected', 'परिणाम ठीक किया गया'),
  body: both(
    `${run.itemTitle.en}: the key of a question was wrong. Your score is now ${run.score}%.`,
    `${hindi(run.itemTitle)}: एक प्रश्न की उत्तर कुंजी गलत थी। अब आपका स्कोर ${run.score}% है।`,
  ),
});

interface Message {
  eventId: string;
  courseId: number;
  title: string;
  body: string;
  staffName: string;
}

export const messageSent = (message: Message): Notice => ({
  about: { type: 'admin_message' },
  action: 'sent',
  source: `message:${message.eventId}`,
  courseId: message.courseId,
  title: asWritten(message.title),
  shortTitle: both('Message', 'संदेश'),
  body: asWritten(message.body),
  senderName: message.staffName,
});

interface RefundBegun {
  refundId: number;
  productName: Texts;
  /** In rupees, as figures. */
  amount: string;
  note: string;
}

/** A message of the seller: nobody of the family has asked for it. */
export const moneyGivenBack = (refund: RefundBegun): Notice => ({
  about: { type: 'admin_message' },
  action: 'sent',
  source: `refund:${refund.refundId}`,
  courseId: null,
  title: both('Your money is on its way back', 'आपके पैसे लौटाए जा रहे हैं'),
  shortTitle: both('Refund', 'रिफ़ंड'),
  body: both(
    `₹${refund.amount} for ${refund.productName.en} goes back the way it was paid. The course closes when it has. The seller writes: ${refund.note}`,
    `${hindi(refund.productName)} के ₹${refund.amount} उसी रास्ते लौटेंगे जिससे भुगतान हुआ था। पैसे लौटते ही कोर्स बंद हो जाएगा। विक्रेता का संदेश: ${refund.note}`,
  ),
});

interface Posted {
  announcementId: number;
  courseId: number;
  message: string;
  staffName: string;
}

export const announcementPosted = (posted: Posted): Notice => ({
  about: { type: 'announcement', id: posted.announcementId, title: asWritten(cutText(posted.message, 80)) },
  action: 'posted',
  source: `announcement:${posted.announcementId}`,
  courseId: posted.courseId,
  title: both('New announcement', 'नई घोषणा'),
  shortTitle: both('Announcement', 'घोषणा'),
  body: asWritten(cutText(posted.message, 150)),
  senderName: posted.staffName,
});

export const commentAnswered = (reply: Posted & { eventId: string }): Notice => ({
  about: { type: 'tutor_reply', id: reply.announcementId, title: asWritten(cutText(reply.message, 80)) },
  action: 'replied',
  source: `reply:${reply.eventId}`,
  courseId: reply.courseId,
  title: both(`${reply.staffName} replied to you`, `${reply.staffName} ने आपको जवाब दिया`),
  shortTitle: both('Reply', 'जवाब'),
  body: asWritten(cutText(reply.message, 150)),
  senderName: reply.staffName,
});
