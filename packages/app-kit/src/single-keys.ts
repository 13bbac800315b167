import { singleKeysKey } from '@shala/api-client/storage.ts';

/** Who speaks to the device, or presses keys by accident, can switch them off; it is kept on the device. */
export const hasSingleKeys = (storage: Storage = localStorage): boolean =>
  storage.getItem(singleKeysKey) !== 'off';

export function setSingleKeys(isOn: boolean, storage: Storage = localStorage): void {
  if (isOn) storage.removeItem(singleKeysKey);
  else storage.setItem(singleKeysKey, 'off');
}
