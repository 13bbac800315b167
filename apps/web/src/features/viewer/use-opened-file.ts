import type { Content } from '@shala/api-client/content-shape.ts';
import type { ContentRef } from '@shala/api-client/contents.ts';
import { useState } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { contentQuery } from './content-query.ts';

const fileOf = ({ libraryId, url }: Content) => ({ libraryId, url });

/** The address a lesson was opened with. A newer signature of the same file must not open it again under the reader's eyes. */
export function useOpenedFile(content: Content, contentRef: ContentRef) {
  const [opened, setOpened] = useState(fileOf(content));
  if (opened.libraryId !== content.libraryId || (opened.url === null && content.url !== null)) {
    setOpened(fileOf(content));
  }
  /** For a file that did not come: its address may have ended, so another try needs a new one. */
  const renew = async () => {
    const { queryKey } = contentQuery(contentRef);
    await queryClient.refetchQueries({ queryKey });
    const fresh = queryClient.getQueryData(queryKey);
    if (fresh) setOpened(fileOf(fresh));
  };
  return { url: opened.url, renew };
}
