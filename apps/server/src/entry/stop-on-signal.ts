/** The first signal asks, the second one insists. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isAsked = false;
  const ask = () => {
    if (isAsked) process.exit(1);
    isAsked = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', ask);
  process.on('SIGINT', ask);
}
