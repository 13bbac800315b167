interface ImportMetaEnv {
  /** Which build this is, for error reports; set by the build. */
  readonly VITE_BUILD?: string;
}

/** Half a catalogue: vite/texts-plugin.ts. */
declare module 'texts:*' {
  export const messages: import('@lingui/core').Messages;
}
