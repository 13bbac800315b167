import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teachersAndOffice } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const seen = { roles: teachersAndOffice };

const list = createRoute({
  getParentRoute: () => desk,
  path: '/worksheets',
  staticData: seen,
  component: lazyRouteComponent(() => import('#pages/worksheets-page.tsx'), 'WorksheetsPage'),
});

const WorksheetFormPage = lazyRouteComponent(
  () => import('#pages/worksheet-form-page.tsx'),
  'WorksheetFormPage',
);

const create = createRoute({
  getParentRoute: () => desk,
  path: '/worksheets/new',
  staticData: seen,
  component: () => <WorksheetFormPage />,
});

const worksheetId = {
  parse: (raw: { worksheetId: string }) => ({ worksheetId: Number(raw.worksheetId) }),
  stringify: (clean: { worksheetId: number }) => ({ worksheetId: String(clean.worksheetId) }),
};

const edit = createRoute({
  getParentRoute: () => desk,
  path: '/worksheets/$worksheetId/edit',
  staticData: seen,
  params: worksheetId,
  component: function EditWorksheet() {
    const { worksheetId: id } = edit.useParams();
    return <WorksheetFormPage key={id} id={id} />;
  },
});

const WorksheetPage = lazyRouteComponent(() => import('#pages/worksheet-page.tsx'), 'WorksheetPage');

const one = createRoute({
  getParentRoute: () => desk,
  path: '/worksheets/$worksheetId',
  staticData: seen,
  params: worksheetId,
  component: function OneWorksheet() {
    const { worksheetId: id } = one.useParams();
    return <WorksheetPage key={id} id={id} />;
  },
});

const SubmissionPage = lazyRouteComponent(() => import('#pages/submission-page.tsx'), 'SubmissionPage');

const submission = createRoute({
  getParentRoute: () => desk,
  path: '/worksheets/$worksheetId/$studentId',
  staticData: { ...seen, isWide: true },
  params: {
    parse: (raw: { worksheetId: string; studentId: string }) => ({
      worksheetId: Number(raw.worksheetId),
      studentId: Number(raw.studentId),
    }),
    stringify: (clean: { worksheetId: number; studentId: number }) => ({
      worksheetId: String(clean.worksheetId),
      studentId: String(clean.studentId),
    }),
  },
  component: function OneSubmission() {
    const params = submission.useParams();
    return <SubmissionPage worksheetId={params.worksheetId} studentId={params.studentId} />;
  },
});

export const worksheetRoutes = [list, create, edit, one, submission];
