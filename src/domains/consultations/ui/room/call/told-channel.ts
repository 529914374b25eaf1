/** What a browser tells the other one itself; nothing is charged or decided by it. */
export type Told = { isMuted: boolean; isCameraOn: boolean }

/** The data channel between the two browsers, one for each connection; a new one is told the latest again. */
export function createToldChannel(hear: (told: Told) => void) {
  let channel: RTCDataChannel | undefined
  let latest: Told | undefined

  function tell(told: Told) {
    latest = told
    if (channel?.readyState === 'open') channel.send(JSON.stringify(told))
  }

  return {
    tell,
    /** Before the first description, and with a number of its own: so it needs no negotiation. */
    open(pc: RTCPeerConnection) {
      channel = pc.createDataChannel('told', { negotiated: true, id: 0 })
      channel.onmessage = ({ data }) => {
        const told = readTold(data)
        if (told) hear(told)
      }
      channel.onopen = () => latest && tell(latest)
    },
  }
}

function readTold(data: unknown): Told | undefined {
  if (typeof data !== 'string' || data.length > 200) return undefined
  try {
    const { isMuted, isCameraOn } = JSON.parse(data) as Record<string, unknown>
    return { isMuted: isMuted === true, isCameraOn: isCameraOn === true }
  } catch {
    return undefined
  }
}
