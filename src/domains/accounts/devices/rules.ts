/** A device that did not sign in for so long is unknown again. */
export const DEVICE_KNOWN_FOR_MS = 365 * 86_400_000
