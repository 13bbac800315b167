import { ApiError } from '@shala/api-client/api-error.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { FailedState } from './failed-state.tsx';
import { PageLoading } from './page-loading.tsx';

interface OneThingProps<Data> {
  query: UseQueryResult<Data>;
  /** Said when it is not there, or not for this person: the server does not tell which. */
  gone: { title: string; text: string; toList: string; listPath: string };
  /** No frame around it: what is said instead is the page's heading. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** The body of a page about one thing: until it has come, when it failed, and when it is not there. */
export function OneThing<Data>({ query, gone, isPage = false, children }: OneThingProps<Data>) {
  const t = useTexts();
  if (query.data !== undefined) return <DeskPage>{children(query.data)}</DeskPage>;
  if (query.isPending) return <PageLoading />;
  if (!(query.error instanceof ApiError && query.error.status === 404)) {
    const retry = () => void query.refetch();
    return <FailedState isPage={isPage} title={t('error.title')} error={query.error} onRetry={retry} />;
  }
  return (
    <EmptyState
      isPage={isPage}
      title={gone.title}
      text={gone.text}
      action={
        <ButtonLink href={gone.listPath} renderLink={appLink}>
          {gone.toList}
        </ButtonLink>
      }
    />
  );
}
