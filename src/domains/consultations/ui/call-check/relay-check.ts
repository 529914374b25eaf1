import type { OutputOf } from '#shared/contract.ts'
import type { readIceServers } from '../../calls/contract.ts'

type IceServers = Pick<OutputOf<typeof readIceServers>, 'iceServers' | 'isRelayOnly'>

/** As a connection of a call is configured: with a relay, through it alone. */
export const connectionSettings = ({ iceServers, isRelayOnly }: IceServers): RTCConfiguration => ({
  iceServers: iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== null && credential !== null && { username, credential }),
  })),
  iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
})

const PATIENCE_MS = 10_000
const ROUNDS = 5

/**
 * Sends data from this browser through the relay and back to itself: milliseconds of one round; undefined when nothing
 * arrived within ten seconds. `track`: Safari connects nothing without one.
 */
export async function checkRelay(servers: IceServers, track: MediaStreamTrack): Promise<number | undefined> {
  const settings = connectionSettings(servers)
  const [one, other] = [new RTCPeerConnection(settings), new RTCPeerConnection(settings)]
  const silent = track.clone()
  silent.enabled = false
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    one.onicecandidate = ({ candidate }) => void other.addIceCandidate(candidate ?? undefined).catch(() => {})
    other.onicecandidate = ({ candidate }) => void one.addIceCandidate(candidate ?? undefined).catch(() => {})
    one.addTrack(silent)
    const rounds = roundsOver(one.createDataChannel('relay', { ordered: false }), other)
    await one.setLocalDescription()
    await other.setRemoteDescription(one.localDescription!)
    await other.setLocalDescription()
    await one.setRemoteDescription(other.localDescription!)
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    })
    return await Promise.race([rounds, late])
  } catch {
    return undefined // What the browser refuses to negotiate does not connect either.
  } finally {
    clearTimeout(timer)
    silent.stop()
    one.close()
    other.close()
  }
}

/** The fastest of some rounds, each sent when the one before has come back. */
function roundsOver(channel: RTCDataChannel, other: RTCPeerConnection) {
  other.ondatachannel = ({ channel: far }) => {
    far.onmessage = ({ data }) => far.send(data as string)
  }
  return new Promise<number>((resolve) => {
    const took: number[] = []
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      channel.send('lua'.repeat(100))
    }
    channel.onopen = send
    channel.onmessage = () => {
      took.push(performance.now() - sentAt)
      if (took.length === ROUNDS) resolve(Math.round(Math.min(...took)))
      else send()
    }
  })
}
