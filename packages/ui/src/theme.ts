import { createTheme } from '@mantine/core';

/** What Mantine decides in script; colours, fonts and radii come from the tokens (mantine.css). */
export const theme = createTheme({
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
});
