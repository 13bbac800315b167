import { type BankPlaces, type BankQuestion, retireQuestion } from '@shala/api-client/question-bank.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { draftOf, newDraft } from '#features/questions/draft.ts';
import { KeyCorrections } from '#features/questions/key-corrections.tsx';
import { QuestionEditor } from '#features/questions/question-editor.tsx';
import {
  bankPlacesQuery,
  keepQuestion,
  questionQuery,
  refetchQuestion,
} from '#features/questions/questions-query.ts';
import { useQuestionForm } from '#features/questions/use-question-form.ts';
import { VersionList } from '#features/questions/version-list.tsx';
import { transport } from '#shared/api/transport.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { hasRole, tenantAdmins } from '#shared/session/roles.ts';
import { useStaff } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function QuestionPage({ questionId }: { questionId: number }) {
  const t = useTexts();
  const question = useQuery(questionQuery(questionId));
  const places = useQuery(bankPlacesQuery);
  usePageHeader({ title: t('questions.question'), sub: question.data?.ref, backTo: '/questions' });
  const error = question.error ?? places.error;
  return (
    <DeskPage>
      {question.data && places.data ? (
        <Editing question={question.data} places={places.data} />
      ) : error ? (
        <FailedState title={t('error.title')} error={error} onRetry={() => void question.refetch()} />
      ) : (
        <Loading label={t('loading')}>
          <ListSkeleton />
        </Loading>
      )}
    </DeskPage>
  );
}

function Editing({ question, places }: { question: BankQuestion; places: BankPlaces }) {
  const t = useTexts();
  const staff = useStaff();
  const retiring = useBusy();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const canCorrect = question.kind === 'single_choice' && staff !== null && hasRole(staff, tenantAdmins);
  const [newest] = question.versions;
  const form = useQuestionForm({
    first: newest ? draftOf(question, newest) : newDraft(null),
    question,
    onSaved: () => {},
  });
  const retire = () =>
    retiring.run(async () => {
      const isRetired = !question.isRetired;
      try {
        await keepQuestion(await retireQuestion(transport, { questionId: question.id, isRetired }));
        toast.good(t(isRetired ? 'questions.nowRetired' : 'questions.nowBack'));
      } catch (error) {
        toast.bad(t('questions.notSaved'), error instanceof Error ? error.message : undefined);
      }
    });
  // The correction is a version of its own: the editor goes on from there.
  const takeCorrected = async () => {
    const fresh = await refetchQuestion(question.id);
    const [corrected] = fresh?.versions ?? [];
    if (fresh && corrected) form.takeSaved(draftOf(fresh, corrected));
  };
  return (
    <>
      <PageActions>
        {canCorrect ? (
          <Button variant="quiet" onClick={() => setIsCorrecting(true)}>
            {t('correction.open')}
          </Button>
        ) : null}
        <Button variant="quiet" loading={retiring.isBusy} onClick={() => void retire()}>
          {t(question.isRetired ? 'questions.bringBack' : 'questions.retire')}
        </Button>
        <Button disabled={!form.isChanged} loading={form.isBusy} onClick={() => void form.save()}>
          {t('questions.saveVersion')}
        </Button>
      </PageActions>
      <QuestionEditor
        draft={form.draft}
        onChange={form.setDraft}
        places={places}
        faults={form.faults}
        isNew={false}
      />
      <VersionList
        versions={question.versions}
        onOpen={(version) => form.setDraft({ ...draftOf(question, version), tags: form.draft.tags })}
      />
      {canCorrect ? (
        <KeyCorrections
          question={question}
          isOpen={isCorrecting}
          onClose={() => setIsCorrecting(false)}
          isEdited={form.isChanged}
          onCorrected={takeCorrected}
        />
      ) : null}
    </>
  );
}
