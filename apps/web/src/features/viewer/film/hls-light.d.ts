// The light build has everything a film of ours needs; it ships without types of its own.
declare module 'hls.js/light' {
  export type {
    ErrorData,
    FragmentLoaderContext,
    HlsConfig,
    Loader,
    LoaderCallbacks,
    LoaderConfiguration,
    LoaderContext,
    ManifestParsedData,
  } from 'hls.js';
  export { default, ErrorDetails, ErrorTypes, Events, LoadStats } from 'hls.js';
}
