/** Names of makers are the same in every language. The order matters: most browsers also claim to be others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

/** 'Chrome', 'Android': as a person knows the device; null for what gives itself no known name. */
export function describeDevice(userAgent: string): DeviceName | null {
  const find = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  return browser && system ? { browser, system } : null;
}
