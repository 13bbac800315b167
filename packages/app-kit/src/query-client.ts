import { ApiError } from '@shala/api-client/api-error.ts';
import { QueryClient } from '@tanstack/react-query';
import { onLanguageChange } from './texts.ts';

/** Worth another try: no answer, or a server in trouble. A refusal stays a refusal. */
const isPassing = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        // Without a network we say so at once, instead of waiting in silence for it to come back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  // Names of subjects and courses come from the server in the language of the request. What is still on its way
  // was asked for in the other one: a first answer would be kept, so it is given up before all is asked for again.
  onLanguageChange(async () => {
    await client.cancelQueries();
    await client.invalidateQueries();
  });
  return client;
}
