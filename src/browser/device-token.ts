import { deviceStorage } from './storage.ts'

/** Where a browser keeps the token by which sign-in recognises it. It opens nothing and stays after signing out. */
export const DEVICE_KEY = 'sensitivos-device'

/** What a sign-in sends about this browser. */
export function storedDevice(): { device?: string } {
  const device = deviceStorage.get(DEVICE_KEY)
  return device ? { device } : {}
}

/** Stores what a sign-in answered. */
export function storeDevice(device: string | undefined) {
  if (device) deviceStorage.set(DEVICE_KEY, device)
}
