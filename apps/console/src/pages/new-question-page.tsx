import type { BankPlaces } from '@shala/api-client/question-bank.ts';
import { Button } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { newDraft } from '#features/questions/draft.ts';
import { subjectsOf } from '#features/questions/place-fields.tsx';
import { QuestionEditor } from '#features/questions/question-editor.tsx';
import { bankPlacesQuery } from '#features/questions/questions-query.ts';
import { useQuestionForm } from '#features/questions/use-question-form.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function NewQuestionPage() {
  const t = useTexts();
  const { data: places, error, refetch } = useQuery(bankPlacesQuery);
  usePageHeader({ title: t('questions.new'), sub: t('questions.title'), backTo: '/questions' });
  return (
    <DeskPage>
      {places ? <NewQuestion places={places} /> : <NotYet error={error} onRetry={() => void refetch()} />}
    </DeskPage>
  );
}

function NewQuestion({ places }: { places: BankPlaces }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [only, ...others] = subjectsOf(places);
  const { draft, setDraft, faults, isBusy, save } = useQuestionForm({
    first: newDraft(others.length === 0 ? (only?.id ?? null) : null),
    question: null,
    onSaved: ({ id }) => void navigate({ to: '/questions/$questionId', params: { questionId: id } }),
  });
  return (
    <>
      <PageActions>
        <Button loading={isBusy} onClick={() => void save()}>
          {t('questions.save')}
        </Button>
      </PageActions>
      <QuestionEditor draft={draft} onChange={setDraft} places={places} faults={faults} isNew />
    </>
  );
}
