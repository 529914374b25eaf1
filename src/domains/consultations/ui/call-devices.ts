import { deviceStorage } from '#browser/storage.ts'

const KEY = 'sensitivos-dispositivos'

/** Ids of this browser for what a call uses; absent: whatever the system uses. */
export type CallDevices = { microphone?: string; camera?: string; loudspeaker?: string }

/** The devices that were chosen in this browser. One that is gone meanwhile is for the browser to replace. */
export function readCallDevices(): CallDevices {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const ids = Object.entries(stored).filter(([, id]) => typeof id === 'string' && id !== '')
    return Object.fromEntries(ids) as CallDevices
  } catch {
    return {}
  }
}

/** Keeps a choice with the others that were made before. */
export function storeCallDevices(chosen: CallDevices) {
  deviceStorage.set(KEY, JSON.stringify({ ...readCallDevices(), ...chosen }))
}

const HEARD = 'sensitivos-microfone'

/** The check of this browser heard the microphone: it works here. */
export const recordMicrophoneHeard = () => void deviceStorage.set(HEARD, 'ouvido')
export const wasMicrophoneHeard = () => deviceStorage.get(HEARD) === 'ouvido'
