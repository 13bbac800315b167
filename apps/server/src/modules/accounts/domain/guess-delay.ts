/** So many wrong passwords are a person who forgot; after that every further try costs waiting. */
const freeGuesses = 5;
const firstDelaySeconds = 30;
const longestDelaySeconds = 3600;

/** How long nobody may try again after this try, if it was wrong. */
export function delayAfter(tries: number): number {
  if (tries < freeGuesses) return 0;
  return Math.min(firstDelaySeconds * 2 ** (tries - freeGuesses), longestDelaySeconds);
}
