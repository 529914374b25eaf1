import type { DeviceState } from './devices.ts'
import type { Connection, Quality, Voices } from './media-evidence.ts'
import type { Link } from './peer.ts'
import type { Told } from './told-channel.ts'

/** What the person chose, which a reload of the page keeps. */
export type CallChoice = { isMuted: boolean; isCameraOn: boolean }

/** A call as this page shows it. */
export type CallView = CallChoice &
  Voices & {
    link: Link
    microphone: DeviceState
    camera: DeviceState
    isFlowing: boolean
    ownPicture: MediaStreamTrack | undefined
    theirs: { sound: MediaStreamTrack | undefined; picture: MediaStreamTrack | undefined }
    /** What the other browser says of itself; undefined: nothing yet. */
    told: Told | undefined
    /** The consultant's picture should arrive and does not. */
    isPictureLate: boolean
    hasAskedBack: boolean
    quality: Quality | undefined
    /** What the quality is judged by; undefined: too little of it. */
    connection: Connection | undefined
    facing: 'user' | 'environment' | undefined
  }

/** A call that begins: nobody is connected, and the microphone is being opened. */
export const firstView = (choice: CallChoice): CallView => ({
  ...choice,
  link: 'connecting',
  microphone: 'asking',
  camera: 'off',
  isFlowing: false,
  ownPicture: undefined,
  theirs: { sound: undefined, picture: undefined },
  told: undefined,
  isPictureLate: false,
  hasAskedBack: false,
  quality: undefined,
  connection: undefined,
  facing: undefined,
  isHeard: false,
  isSpeaking: false,
})
