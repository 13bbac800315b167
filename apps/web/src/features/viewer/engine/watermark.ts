const STEP = 8000;

/** Where the mark stands at a step, as parts of the free width and height: never twice near the same place in a row. */
export function markPlace(step: number): { x: number; y: number } {
  const turn = (share: number) => (step * share) % 1;
  // Two irrational shares: the places fill the picture evenly and do not repeat.
  return { x: 0.04 + turn(0.618_034) * 0.92, y: 0.06 + turn(0.754_878) * 0.66 };
}

export interface Watermark {
  readonly stop: () => void;
}

interface WatermarkParts {
  /** The player: what goes full screen. */
  readonly frame: HTMLElement;
  readonly text: string;
  readonly className: string;
}

/**
 * Whose film this is, over the picture. It wanders slowly; its style's transition does that, so it jumps where
 * people asked for less motion. It comes back when somebody takes it away.
 */
export function startWatermark({ frame, text, className }: WatermarkParts): Watermark {
  let step = 0;
  let mark = document.createElement('div');

  const place = () => {
    const { x, y } = markPlace(step);
    const style = `transform: translate(calc(${x.toFixed(3)} * (100cqw - 100%)), calc(${y.toFixed(3)} * (100cqh - 100%)));`;
    mark.setAttribute('style', style);
    return style;
  };
  let style = '';
  const put = () => {
    mark.remove();
    mark = document.createElement('div');
    mark.className = className;
    mark.setAttribute('aria-hidden', 'true');
    mark.dataset.watermark = '';
    mark.textContent = text;
    style = place();
    frame.append(mark);
  };
  const isWhole = () =>
    mark.parentNode === frame &&
    mark.textContent === text &&
    mark.className === className &&
    mark.getAttribute('style') === style &&
    !mark.hidden;

  put();
  const observer = new MutationObserver(() => {
    if (!isWhole()) put();
  });
  observer.observe(frame, { childList: true, subtree: true, characterData: true, attributes: true });
  const timer = setInterval(() => {
    step += 1;
    style = place();
  }, STEP);

  return {
    stop() {
      observer.disconnect();
      clearInterval(timer);
      mark.remove();
    },
  };
}
