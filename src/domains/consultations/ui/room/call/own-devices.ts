import type { CallView } from './call-view.ts'
import { type DeviceState, openCamera, openMicrophone, troubleOf } from './devices.ts'

type Observer = {
  changed: (change: Partial<Pick<CallView, 'microphone' | 'camera' | 'ownPicture' | 'facing'>>) => void
  /** A track is there, or gone: what flows is decided anew. */
  settled: () => void
  /** Whether the person still wants the camera once it is open. */
  isCameraWanted: () => boolean
}

/** The own microphone and camera of a call: opened, lost to a phone call, changed for others, closed with it. */
export function createOwnDevices({ changed, settled, isCameraWanted }: Observer) {
  let microphone: MediaStreamTrack | undefined
  let camera: MediaStreamTrack | undefined
  let facing: CallView['facing']
  let isOver = false

  /** A track that the system ends or holds back: a phone call, a device that was pulled out. */
  function watch(track: MediaStreamTrack, isOurs: () => boolean, became: (state: DeviceState) => void) {
    const say = (state: DeviceState) => () => {
      if (!isOurs()) return
      became(state)
      settled()
    }
    track.onended = say('taken')
    track.onmute = say('taken')
    track.onunmute = say('live')
  }

  async function startMicrophone() {
    changed({ microphone: 'asking' })
    try {
      const track = await openMicrophone()
      if (isOver) return track.stop()
      microphone?.stop()
      microphone = track
      watch(
        track,
        () => microphone === track,
        (state) => changed({ microphone: state }),
      )
      changed({ microphone: track.muted ? 'taken' : 'live' })
    } catch (error) {
      changed({ microphone: troubleOf(error) })
    }
    settled()
  }

  async function startCamera(towards?: 'user' | 'environment') {
    // A phone opens one camera at a time.
    camera?.stop()
    changed({ camera: 'asking', ownPicture: undefined })
    try {
      const track = await openCamera(towards)
      if (isOver || !isCameraWanted()) return track.stop()
      camera = track
      facing = towards ?? facing
      watch(
        track,
        () => camera === track,
        (state) => changed({ camera: state }),
      )
      changed({ camera: 'live', ownPicture: track, facing })
    } catch (error) {
      changed({ camera: troubleOf(error) })
    }
    settled()
  }

  return {
    get microphone() {
      return microphone
    },
    get camera() {
      return camera
    },
    startMicrophone,
    startCamera: () => startCamera(),
    /** Of a phone: from the one towards the person to the one away, and back. */
    turnCamera: () => startCamera(facing === 'environment' ? 'user' : 'environment'),
    stopCamera() {
      camera?.stop()
      camera = undefined
      changed({ camera: 'off', ownPicture: undefined })
      settled()
    },
    stop() {
      isOver = true
      microphone?.stop()
      camera?.stop()
    },
  }
}
