import { on, type FactListener, type Topic, type Announcement } from '#shared/facts.ts'
import { MEDIA_MS } from '../../../calls/rules.ts'
import type { Consultation } from '../../../contract.ts'
import { CALL_FACTS, mediaReported, signalWhispered, traceTold } from '../../../call.facts.ts'
import { roomTopic } from '../../../room.facts.ts'
import { type DeviceState, openCamera, openMicrophone, troubleOf } from './devices.ts'
import { couldFlow, mayFlow } from './flow.ts'
import {
  type Connection,
  connectionOf,
  countersOf,
  evidenceOf,
  type MediaCounters,
  NO_COUNTERS,
  type Quality,
  qualityOf,
} from './media-evidence.ts'
import { createPeer, type Link } from './peer.ts'
import { PICTURE_BITS, steady, UNKNOWN_QUALITY } from './quality.ts'
import type { Told } from './told-channel.ts'
import { createTrace } from './trace.ts'
import { UnpaidPicture } from './unpaid-picture.ts'

/** What the person chose, which a reload of the page keeps. */
export type CallChoice = { isMuted: boolean; isCameraOn: boolean }

export type CallPorts = {
  listen: (topic: Topic, facts: readonly FactListener[]) => () => void
  whisper: (said: Announcement) => void
  /** Asks whether the line to the server is alive; one that does not answer is opened anew. */
  checkLine: () => void
  configuration: () => Promise<RTCConfiguration>
  loadChoice: () => CallChoice | undefined
  storeChoice: (choice: CallChoice) => void
}

/** A call as this page shows it. */
export type CallView = CallChoice & {
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

/** As many snapshots as quality looks back. */
const MOST_SNAPSHOTS = 31
/** In a call the server says something every two seconds. Silent for this long, in milliseconds, it is asked. */
const QUIET_LINE_MS = 3_000

const tracedStates = ({ link, microphone, isMuted, camera, quality }: CallView) => ({
  link,
  microphone: microphone === 'live' && isMuted ? 'muted' : microphone,
  camera,
  quality,
})

/**
 * One call in this page: the connection, the own devices, what may flow, and each second the report of what did. The
 * choices of the person are kept, so that nobody who had turned the microphone off is heard after a reload.
 */
export function createCallSession(first: Consultation, ports: CallPorts, show: (view: CallView) => void) {
  let c = first
  let serverLeadMs = c.readAt.getTime() - performance.now()
  let heardAtMs = performance.now()
  let token = ''
  let before = NO_COUNTERS
  let snapshots: MediaCounters[] = []
  let quality = UNKNOWN_QUALITY
  let isOver = false
  let isMeasuring = false
  let isAskedAgain = false
  let isReady = false
  let microphone: MediaStreamTrack | undefined
  let camera: MediaStreamTrack | undefined
  const unpaidPicture = new UnpaidPicture()
  let wakeLock: { release: () => Promise<void> } | undefined
  const hasBegun = c.billedMs > 0 || c.startedAt !== null
  const choice = ports.loadChoice() ?? { isMuted: hasBegun, isCameraOn: !hasBegun && c.currentChannel === 'video' }
  ports.storeChoice(choice)
  let view: CallView = {
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
  }
  const become = (change: Partial<CallView>) => {
    if (isOver) return
    view = { ...view, ...change }
    show(view)
  }

  const peer = createPeer({
    isPolite: c.you === 'client',
    ports: {
      send: (signal) => ports.whisper(signalWhispered(c.id, { signal })),
      configuration: ports.configuration,
      later: (act, ms) => {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
    },
    observer: {
      linked: (link) => {
        become({ link })
        apply()
      },
      received: (track) =>
        become({ theirs: { ...view.theirs, [track.kind === 'audio' ? 'sound' : 'picture']: track } }),
      told: (told) => {
        become({ told })
        apply()
      },
    },
  })

  const trace = createTrace((entry) => ports.whisper(traceTold(c.id, { entry })))

  const stopListening = ports.listen(roomTopic(c.id), [
    on(CALL_FACTS, (fact) => {
      heardAtMs = performance.now()
      if (fact.type === 'token') {
        const isFirst = token === ''
        token = fact.token
        if (isFirst) void report()
      }
      if (fact.type === 'signal' && fact.seat !== c.you) peer.hear(fact)
      if (fact.type === 'seated') trace.tellAgain()
      // The line to the server came back: what was said meanwhile was not heard.
      if (fact.type === 'seated' && view.link !== 'connected' && view.link !== 'connecting') peer.retry()
    }),
  ])

  /** Lets flow what may, and stops what may not: decided anew with each change and each second. */
  function apply() {
    if (isOver) return
    const nowMs = performance.now()
    const isFlowing = mayFlow(c, { nowMs, serverMs: nowMs + serverLeadMs, heardAtMs })
    const isMicrophoneLive = view.microphone === 'live' && microphone !== undefined
    peer.send('audio', isFlowing && isMicrophoneLive ? microphone! : null)
    if (microphone) microphone.enabled = !view.isMuted

    const isVideo = c.currentChannel === 'video'
    const canFlow = isFlowing && isVideo && view.link === 'connected'
    // The consultant's picture is what is paid. While the server does not hear that it arrives, both cameras stop.
    const isDue = canFlow && (c.you === 'client' || view.camera === 'live')
    const mayTry = unpaidPicture.maySend({ isDue, isPaid: c.chargedChannel === 'video', nowMs })
    const { isLate } = unpaidPicture
    const maySend = c.you === 'client' ? canFlow && !isLate : mayTry
    peer.send('video', maySend && view.camera === 'live' ? (camera ?? null) : null)
    peer.tell({ isMuted: view.isMuted || !isMicrophoneLive, isCameraOn: view.camera === 'live' })
    if (view.isFlowing !== isFlowing || view.isPictureLate !== isLate) become({ isFlowing, isPictureLate: isLate })
    // The server lets sound flow once both browsers say that it could: it hears so at once.
    const wasReady = isReady
    isReady = couldFlowNow()
    if (isReady && !wasReady) void report()
  }

  const couldFlowNow = () =>
    couldFlow(c, {
      isConnected: view.link === 'connected',
      isMicrophoneLive: view.microphone === 'live',
      hasAskedBack: view.hasAskedBack,
    })

  /** Each second and when somebody waits for it: what progressed since, named by the newest token heard before. */
  async function report() {
    if (isOver) return
    if (isMeasuring) {
      isAskedAgain = true
      return
    }
    isMeasuring = true
    try {
      const named = token
      const stats = await peer.stats()
      if (isOver) return
      const counters = countersOf(stats)
      const evidence = evidenceOf(before, counters, { isMuted: view.isMuted, isConnected: couldFlowNow() })
      before = counters
      ports.whisper(mediaReported(c.id, { token: named, ...evidence }))
      snapshots = view.isFlowing ? [...snapshots, counters].slice(-MOST_SNAPSHOTS) : []
      const nowMs = performance.now()
      const connection = connectionOf(snapshots)
      quality = steady(quality, qualityOf(connection, c.currentChannel === 'video' && evidence.frames > 0), nowMs)
      peer.limitPicture(PICTURE_BITS[quality.said ?? 'good'])
      if (connection || view.connection) become({ quality: quality.said, connection })
      trace.observe({ states: tracedStates(view), stats, nowMs })
      apply()
    } finally {
      isMeasuring = false
    }
    if (!isAskedAgain) return
    isAskedAgain = false
    void report()
  }

  /** A track that the system ends or holds back: a phone call, a device that was pulled out. */
  function watch(track: MediaStreamTrack, isOurs: () => boolean, changed: (state: DeviceState) => void) {
    const say = (state: DeviceState) => () => {
      if (!isOurs()) return
      changed(state)
      apply()
    }
    track.onended = say('taken')
    track.onmute = say('taken')
    track.onunmute = say('live')
  }

  async function startMicrophone() {
    become({ microphone: 'asking' })
    try {
      const track = await openMicrophone()
      if (isOver) return track.stop()
      microphone?.stop()
      microphone = track
      watch(
        track,
        () => microphone === track,
        (state) => become({ microphone: state }),
      )
      become({ microphone: track.muted ? 'taken' : 'live' })
    } catch (error) {
      become({ microphone: troubleOf(error) })
    }
    apply()
  }

  async function startCamera(facing?: 'user' | 'environment') {
    // A phone opens one camera at a time.
    camera?.stop()
    become({ camera: 'asking', ownPicture: undefined })
    try {
      const track = await openCamera(facing)
      if (isOver || !view.isCameraOn) return track.stop()
      camera = track
      watch(
        track,
        () => camera === track,
        (state) => become({ camera: state }),
      )
      become({ camera: 'live', ownPicture: track, facing: facing ?? view.facing })
    } catch (error) {
      become({ camera: troubleOf(error) })
    }
    apply()
  }

  function stopCamera() {
    camera?.stop()
    camera = undefined
    become({ camera: 'off', ownPicture: undefined })
    apply()
  }

  const choose = (change: Partial<CallChoice>) => {
    if (change.isCameraOn) unpaidPicture.restart()
    become(change)
    ports.storeChoice({ isMuted: view.isMuted, isCameraOn: view.isCameraOn })
    apply()
  }

  async function stayAwake() {
    if (isOver || document.visibilityState !== 'visible') return
    try {
      wakeLock = await navigator.wakeLock.request('screen')
      if (isOver) await wakeLock.release()
    } catch {
      // Without it, or with little battery, the screen sleeps as it always does.
    }
  }
  const onVisible = () => void stayAwake()
  document.addEventListener('visibilitychange', onVisible)
  void stayAwake()

  const timer = setInterval(() => {
    if (performance.now() - heardAtMs > QUIET_LINE_MS) ports.checkLine()
    void report()
  }, MEDIA_MS.report)
  // The first one asks the server for tokens.
  void report()
  void startMicrophone()
  if (view.isCameraOn && c.currentChannel === 'video') void startCamera()
  show(view)

  return {
    /** What the server says of the consultation now. */
    follow(next: Consultation) {
      if (next.readAt !== c.readAt) serverLeadMs = next.readAt.getTime() - performance.now()
      if (next.state !== c.state) become({ hasAskedBack: false })
      const wasVideo = c.currentChannel === 'video'
      c = next
      if (wasVideo && next.currentChannel !== 'video') stopCamera()
      if (!wasVideo && next.currentChannel === 'video' && view.isCameraOn) void startCamera()
      apply()
    },
    setMuted: (isMuted: boolean) => choose({ isMuted }),
    setCamera(isCameraOn: boolean) {
      choose({ isCameraOn })
      if (isCameraOn) void startCamera()
      else stopCamera()
    },
    turnCamera: () => startCamera(view.facing === 'environment' ? 'user' : 'environment'),
    /** After other devices were chosen, or a permission was given. */
    restartMicrophone: startMicrophone,
    restartCamera() {
      unpaidPicture.restart()
      return view.isCameraOn ? startCamera() : Promise.resolve()
    },
    askBack() {
      become({ hasAskedBack: true })
      apply()
    },
    retry: () => peer.retry(),
    stop() {
      isOver = true
      clearInterval(timer)
      stopListening()
      document.removeEventListener('visibilitychange', onVisible)
      void wakeLock?.release()
      microphone?.stop()
      camera?.stop()
      peer.stop()
    },
  }
}
export type CallSession = ReturnType<typeof createCallSession>
