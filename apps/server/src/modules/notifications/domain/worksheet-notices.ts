import { dayAndClock } from './india-clock.ts';
import { hindi, type Notice, type Texts } from './notice.ts';

interface Worksheet {
  worksheetId: number;
  courseId: number;
  title: Texts;
}

const about = ({ worksheetId, title }: Worksheet): Notice['about'] => ({
  type: 'worksheet',
  id: worksheetId,
  title,
});

export const worksheetPosted = (sheet: Worksheet & { dueAt: Date }): Notice => ({
  about: about(sheet),
  action: 'posted',
  source: `worksheet:${sheet.worksheetId}`,
  courseId: sheet.courseId,
  title: { en: 'New worksheet', hi: 'नई वर्कशीट' },
  shortTitle: { en: 'Worksheet', hi: 'वर्कशीट' },
  body: {
    en: `${sheet.title.en}. Hand it in by ${dayAndClock('en-IN', sheet.dueAt)}.`,
    hi: `${hindi(sheet.title)}। ${dayAndClock('hi-IN', sheet.dueAt)} तक जमा करें।`,
  },
});

export const worksheetReturned = (sheet: Worksheet & { eventId: string }): Notice => ({
  about: about(sheet),
  action: 'returned',
  source: `worksheet-returned:${sheet.eventId}`,
  courseId: sheet.courseId,
  title: { en: 'Worksheet returned', hi: 'वर्कशीट लौटाई गई' },
  shortTitle: { en: 'Returned', hi: 'लौटाई गई' },
  body: {
    en: `${sheet.title.en}. Please correct it and hand it in again.`,
    hi: `${hindi(sheet.title)}। कृपया सुधारकर फिर से जमा करें।`,
  },
});

interface Graded extends Worksheet {
  eventId: string;
  points: number | null;
  mostPoints: number;
}

export const worksheetGraded = (sheet: Graded): Notice => ({
  about: about(sheet),
  action: 'graded',
  source: `worksheet-graded:${sheet.eventId}`,
  courseId: sheet.courseId,
  title: { en: 'Worksheet checked', hi: 'वर्कशीट जाँची गई' },
  shortTitle: { en: 'Checked', hi: 'जाँची गई' },
  body:
    sheet.points === null
      ? sheet.title
      : {
          en: `${sheet.title.en}: ${sheet.points} of ${sheet.mostPoints} points.`,
          hi: `${hindi(sheet.title)}: ${sheet.mostPoints} में से ${sheet.points} अंक।`,
        },
});
