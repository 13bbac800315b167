import { orderContents, removeDraft, type StaffContent } from '@shala/api-client/contents-staff.ts';
import type { StaffItem } from '@shala/api-client/practice-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { CaptionsDialog } from './captions-dialog.tsx';
import { ContentRow, titleOf } from './content-row.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { inTurn } from './in-turn.ts';
import { OrderedList } from './ordered-list.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { chapterQuery, refetchTeaching, tellFailure } from './teaching-query.ts';

type What = 'edit' | 'captions' | 'remove' | 'preview';

interface ContentListProps {
  chapterId: number;
  contents: readonly StaffContent[];
  /** What is practised in the chapter: a lesson may have its quick quiz among them. */
  items: readonly StaffItem[];
}

/** The lessons of a chapter, in the order students see them. */
export function ContentList({ chapterId, contents, items }: ContentListProps) {
  const t = useTexts();
  const locale = useLanguage();
  const [opened, setOpened] = useState<{ what: What; contentId: number } | null>(null);
  const { isBusy, run } = useBusy();
  const close = () => setOpened(null);

  const order = async (next: readonly StaffContent[]) => {
    const { queryKey } = chapterQuery(chapterId);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (known) => known && { ...known, contents: [...next] });
    try {
      const ids = next.map(({ id }) => id);
      await inTurn(() => orderContents(transport, chapterId, ids));
    } catch (error) {
      await refetchTeaching();
      tellFailure(t, error);
    }
  };
  const remove = async (content: StaffContent) => {
    try {
      await removeDraft(transport, content.id);
      await refetchTeaching();
      toast.good(t('teaching.removed', { name: titleOf(content, locale) }));
      close();
    } catch (error) {
      tellFailure(t, error);
    }
  };
  const at = (what: What) =>
    opened?.what === what ? (contents.find(({ id }) => id === opened.contentId) ?? null) : null;
  const [edited, captioned, removed, previewed] = [at('edit'), at('captions'), at('remove'), at('preview')];
  return (
    <>
      <OrderedList
        label={t('teaching.contents')}
        items={contents}
        keyOf={({ id }) => id}
        nameOf={(content) => titleOf(content, locale)}
        onOrder={(next) => void order(next)}
        render={(content) => (
          <ContentRow
            content={content}
            quizId={items.find(({ libraryId }) => libraryId === content.libraryId)?.id ?? null}
            onOpen={(what) => setOpened({ what, contentId: content.id })}
          />
        )}
      />
      {edited ? <EditDialog key={edited.id} content={edited} onClose={close} /> : null}
      {captioned ? <CaptionsDialog content={captioned} onClose={close} /> : null}
      {previewed ? <PreviewDialog content={previewed} onClose={close} /> : null}
      <ConfirmDialog
        opened={removed !== null}
        title={t('teaching.removeTitle')}
        text={removed ? t('teaching.removeText', { name: titleOf(removed, locale) }) : ''}
        stayLabel={t('teaching.keep')}
        onStay={close}
        goLabel={t('teaching.remove')}
        onGo={() => removed && void run(() => remove(removed))}
        going={isBusy}
      />
    </>
  );
}
