// To the nearest second: a film of 29.97 seconds is one of half a minute, and ends at its length.
const parts = (seconds: number) => {
  const whole = Math.max(0, Math.round(Number.isFinite(seconds) ? seconds : 0));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
};
const two = (value: number) => String(value).padStart(2, '0');

/** '5:22', '1:05:22' */
export function filmTime(place: number): string {
  const { hours, minutes, seconds } = parts(place);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** For the ear: '5 minutes 22 seconds', in the language given. */
export function spokenTime(place: number, language: string): string {
  const { hours, minutes, seconds } = parts(place);
  const say = (value: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const said = [
    hours > 0 ? say(hours, 'hour') : null,
    hours + minutes > 0 ? say(minutes, 'minute') : null,
    say(seconds, 'second'),
  ];
  return said.filter(Boolean).join(' ');
}
