interface ImportMetaEnv {
  /** Which build this is, for error reports; set by the build. */
  readonly VITE_BUILD?: string;
}
