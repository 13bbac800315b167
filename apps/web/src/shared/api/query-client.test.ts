import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { getLanguage, setLanguage } from '../texts/texts.ts';
import { queryClient } from './query-client.ts';

test('what was on its way when the language changed is asked for again in the new one', async () => {
  await setLanguage('en');
  const asked: { language: string; answer: (names: string) => void }[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['names'],
    queryFn: () =>
      new Promise<string>((answer) => {
        asked.push({ language: getLanguage(), answer });
      }),
  });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(asked).toHaveLength(1), 20_000);
  await setLanguage('hi');
  await vi.waitFor(() => expect(asked.map(({ language }) => language)).toEqual(['en', 'hi']), 20_000);
  asked[0]?.answer('Mathematics');
  asked[1]?.answer('गणित');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('गणित'), 20_000);
  stop();
});
