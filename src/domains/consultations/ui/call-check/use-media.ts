import { useEffect, useRef, useState } from 'react'
import { type CallDevices, readCallDevices, storeCallDevices } from '../call-devices.ts'
import { type MediaFault, mediaFaultOf } from './media-faults.ts'

export type Media =
  | { phase: 'idle' | 'asking' }
  | { phase: 'failed'; fault: MediaFault }
  /** `cameraFault`: the microphone works, and the camera does not. */
  | { phase: 'open'; stream: MediaStream; cameraFault: MediaFault | undefined }

type Opened = { stream: MediaStream; cameraFault?: MediaFault | undefined }

const close = (stream: MediaStream | undefined) => stream?.getTracks().map((track) => track.stop())

const preferred = (deviceId: string | undefined) => (deviceId ? { deviceId: { ideal: deviceId } } : {})

const askFor = ({ microphone, camera }: CallDevices, wantsCamera: boolean) =>
  navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, ...preferred(microphone) },
    video: wantsCamera && { width: { ideal: 1280 }, height: { ideal: 720 }, ...preferred(camera) },
  })

/** Microphone and camera; the microphone alone where the camera cannot be had. */
async function open(devices: CallDevices, wantsCamera: boolean): Promise<Opened> {
  try {
    return { stream: await askFor(devices, wantsCamera) }
  } catch (error) {
    if (!wantsCamera) throw error
    const stream = await askFor(devices, false).catch(() => {
      throw error
    })
    return { stream, cameraFault: mediaFaultOf(error) }
  }
}

/**
 * Microphone and camera, opened by a click and closed when they are not shown any more. A device that is chosen is kept
 * in this browser; one that is taken away ends the check.
 */
export function useMedia(wantsCamera: boolean) {
  const [media, setMedia] = useState<Media>({ phase: 'idle' })
  const held = useRef<MediaStream>(undefined)
  const attempt = useRef(0)

  useEffect(() => {
    const attempts = attempt
    return () => {
      attempts.current++
      close(held.current)
      held.current = undefined
    }
  }, [])

  async function start(chosen: CallDevices = {}) {
    const mine = ++attempt.current
    storeCallDevices(chosen)
    // Two open streams of one microphone or camera are too many for some phones.
    close(held.current)
    held.current = undefined
    setMedia({ phase: 'asking' })
    try {
      const opened = await open({ ...readCallDevices(), ...chosen }, wantsCamera)
      if (mine !== attempt.current) return void close(opened.stream)
      held.current = opened.stream
      for (const track of opened.stream.getAudioTracks())
        track.addEventListener(
          'ended',
          () => held.current === opened.stream && setMedia({ phase: 'failed', fault: 'busy' }),
        )
      setMedia({ phase: 'open', stream: opened.stream, cameraFault: opened.cameraFault })
    } catch (error) {
      if (mine === attempt.current) setMedia({ phase: 'failed', fault: mediaFaultOf(error) })
    }
  }
  return { media, start }
}

/** What is connected now, by kind. Browsers name devices only while one of them is open. */
export function useDevices(isOpen: boolean) {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  useEffect(() => {
    if (!isOpen) return
    let isGone = false
    const list = async () => {
      const found = await navigator.mediaDevices.enumerateDevices()
      if (!isGone) setDevices(found.filter(({ deviceId, label }) => deviceId && label))
    }
    void list()
    navigator.mediaDevices.addEventListener('devicechange', list)
    return () => {
      isGone = true
      navigator.mediaDevices.removeEventListener('devicechange', list)
    }
  }, [isOpen])
  return devices
}
