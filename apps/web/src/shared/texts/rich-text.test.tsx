import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { richText } from './rich-text.tsx';

test('marked words are wrapped, in whatever order the language wants them', () => {
  const { container } = render(
    <p>
      {richText('See <b>two</b> and <a>one</a>.', {
        a: (words) => <a href="/a">{words}</a>,
        b: (words) => <b>{words}</b>,
      })}
    </p>,
  );
  expect(container.innerHTML).toBe('<p>See <b>two</b> and <a href="/a">one</a>.</p>');
});

test('a mark nobody knows keeps its words', () => {
  const { container } = render(<p>{richText('Read <x>this</x>', {})}</p>);
  expect(container.textContent).toBe('Read this');
});
