const KEY = 'sensitivos-dispositivos'

/** Ids of this browser for what a call uses; absent: whatever the system uses. */
export type CallDevices = { microphone?: string; camera?: string; loudspeaker?: string }

/** The devices that were chosen in this browser. One that is gone meanwhile is for the browser to replace. */
export function readCallDevices(): CallDevices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const ids = Object.entries(stored).filter(([, id]) => typeof id === 'string' && id !== '')
    return Object.fromEntries(ids) as CallDevices
  } catch {
    return {}
  }
}

/** Keeps a choice with the others that were made before. */
export function storeCallDevices(chosen: CallDevices) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readCallDevices(), ...chosen }))
  } catch {
    // Without storage the choice is valid until the page is left.
  }
}
