import { readCallDevices } from '../../call-devices.ts'

/** Why a microphone or camera does not work: refused, none there, or another program or a phone call has it. */
export type DeviceTrouble = 'denied' | 'missing' | 'taken'
export type DeviceState = 'off' | 'asking' | 'live' | DeviceTrouble

const wanted = (id: string | undefined) => (id ? { deviceId: { ideal: id } } : {})

/** Throws as the browser does; `troubleOf` says what that means. */
export async function openMicrophone(): Promise<MediaStreamTrack> {
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
  const stream = await mediaDevices().getUserMedia({ audio: { ...audio, ...wanted(readCallDevices().microphone) } })
  return stream.getAudioTracks()[0]!
}

/** `facing`: of a phone, the camera towards the person or away; undefined: the chosen one. */
export async function openCamera(facing?: 'user' | 'environment'): Promise<MediaStreamTrack> {
  const size = { width: { ideal: 960 }, height: { ideal: 540 }, frameRate: { ideal: 24, max: 30 } }
  const which = facing ? { facingMode: { ideal: facing } } : wanted(readCallDevices().camera)
  const stream = await mediaDevices().getUserMedia({ video: { ...size, ...which } })
  return stream.getVideoTracks()[0]!
}

/** Without a secure address a browser has no such thing at all. */
function mediaDevices(): MediaDevices {
  if (!('mediaDevices' in navigator)) throw new DOMException('no media devices', 'NotFoundError')
  return navigator.mediaDevices
}

export function troubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'taken'
}

/** All that can be chosen; names are empty until a permission was given. */
export async function listDevices(kind: MediaDeviceKind): Promise<MediaDeviceInfo[]> {
  const devices = await mediaDevices().enumerateDevices()
  return devices.filter((device) => device.kind === kind && device.deviceId !== '')
}
