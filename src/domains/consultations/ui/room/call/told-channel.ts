/** What a browser tells the other one itself; nothing is charged or decided by it. */
export type Told = { isMuted: boolean; isCameraOn: boolean }

/** The data channel between the two browsers, one for each connection; a new one is told the latest again. */
export function createToldChannel(hear: (told: Told) => void) {
  let channel: RTCDataChannel | undefined
  let latest: Told | undefined

  const send = () => {
    if (latest && channel?.readyState === 'open') channel.send(JSON.stringify(latest))
  }

  return {
    /** Once, however often it is said: whoever answers what was heard would be answered for ever. */
    tell(told: Told) {
      if (latest?.isMuted === told.isMuted && latest.isCameraOn === told.isCameraOn) return
      latest = told
      send()
    },
    /** Before the first description, and with a number of its own: so it needs no negotiation. */
    open(pc: RTCPeerConnection) {
      channel = pc.createDataChannel('told', { negotiated: true, id: 0 })
      channel.onmessage = ({ data }) => {
        const told = readTold(data)
        if (told) hear(told)
      }
      channel.onopen = send
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
