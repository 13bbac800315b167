// The light build has everything a preview needs; it ships without types of its own.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
