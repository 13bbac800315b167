const two = (value: number): string => String(value).padStart(2, '0');

/** hh:mm:ss; hours that are zero go, and with them minutes that are. */
export function formatTimer(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  if (hours > 0) return `${two(hours)}:${two(minutes)}:${rest}`;
  return minutes > 0 ? `${two(minutes)}:${rest}` : rest;
}
