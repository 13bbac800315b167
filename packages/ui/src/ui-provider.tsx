import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Whatever uses Mantine stands inside this one. It is not at the root of the app, because Mantine would then come
 * with the first screen; dialogs and sheets bring it themselves. The variables are plain CSS, not a style element
 * written at run time, so a strict content policy holds.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
