import { on, type FactListener, type Topic, type Announcement } from '#shared/facts.ts'
import { MEDIA_MS } from '../../../channels/sound.rules.ts'
import type { Consultation } from '../../../state/contract.ts'
import { CALL_FACTS, mediaReported, signalWhispered, traceTold } from '../../../calls/facts.ts'
import { roomTopic } from '../../../room/facts.ts'
import { type CallChoice, type CallView, firstView } from './call-view.ts'
import { couldFlow, mayFlow } from './flow.ts'
import { createMediaReports } from './media-reports.ts'
import { createOwnDevices } from './own-devices.ts'
import { createPeer } from './peer.ts'
import { PICTURE_BITS } from './quality.ts'
import { stayAwake } from './stay-awake.ts'
import { createTrace } from './trace.ts'
import { UnpaidPicture } from './unpaid-picture.ts'

export type CallPorts = {
  listen: (topic: Topic, facts: readonly FactListener[]) => () => void
  whisper: (said: Announcement) => void
  /** Asks whether the line to the server is alive; one that does not answer is opened anew. */
  checkLine: () => void
  configuration: () => Promise<RTCConfiguration>
  loadChoice: () => CallChoice | undefined
  storeChoice: (choice: CallChoice) => void
}

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
  let isOver = false
  let isReady = false
  const unpaidPicture = new UnpaidPicture()
  const hasBegun = c.billedMs > 0 || c.startedAt !== null
  const choice = ports.loadChoice() ?? { isMuted: hasBegun, isCameraOn: !hasBegun && c.currentChannel === 'video' }
  ports.storeChoice(choice)
  let view = firstView(choice)
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

  const devices = createOwnDevices({
    changed: become,
    settled: apply,
    isCameraWanted: () => view.isCameraOn,
  })

  const reports = createMediaReports({
    stats: peer.stats,
    seen: () => ({
      isMuted: view.isMuted,
      isConnected: couldFlowNow(),
      isFlowing: view.isFlowing,
      isVideo: c.currentChannel === 'video',
    }),
    tell: (report) => ports.whisper(mediaReported(c.id, report)),
    measured: ({ stats, quality, connection, voices, nowMs }) => {
      peer.limitPicture(PICTURE_BITS[quality ?? 'good'])
      const isNews = voices.isHeard !== view.isHeard || voices.isSpeaking !== view.isSpeaking
      if (connection || view.connection || isNews) become({ quality, connection, ...voices })
      trace.observe({ states: tracedStates(view), stats, nowMs })
      apply()
    },
  })

  const trace = createTrace((entry) => ports.whisper(traceTold(c.id, { entry })))

  const stopListening = ports.listen(roomTopic(c.id), [
    on(CALL_FACTS, (fact) => {
      heardAtMs = performance.now()
      if (fact.type === 'token') reports.hearToken(fact.token)
      if (fact.type === 'signal' && fact.seat !== c.you) peer.hear(fact)
      if (fact.type === 'seated') {
        trace.tellAgain()
        reports.restart()
      }
      // The line to the server came back: what was said meanwhile was not heard.
      if (fact.type === 'seated' && view.link !== 'connected' && view.link !== 'connecting') peer.retry()
    }),
  ])

  /** Lets flow what may, and stops what may not: decided anew with each change and each second. */
  function apply() {
    if (isOver) return
    const nowMs = performance.now()
    const isFlowing = mayFlow(c, { nowMs, serverMs: nowMs + serverLeadMs, heardAtMs })
    const { microphone, camera } = devices
    const isMicrophoneLive = view.microphone === 'live' && microphone !== undefined
    peer.send('audio', isFlowing && isMicrophoneLive ? microphone : null)
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
    if (isReady && !wasReady) void reports.report()
  }

  const couldFlowNow = () =>
    couldFlow(c, {
      isConnected: view.link === 'connected',
      isMicrophoneLive: view.microphone === 'live',
      hasAskedBack: view.hasAskedBack,
    })

  const choose = (change: Partial<CallChoice>) => {
    if (change.isCameraOn) unpaidPicture.restart()
    become(change)
    ports.storeChoice({ isMuted: view.isMuted, isCameraOn: view.isCameraOn })
    apply()
  }

  const letSleep = stayAwake()
  const timer = setInterval(() => {
    if (performance.now() - heardAtMs > QUIET_LINE_MS) ports.checkLine()
    void reports.report()
  }, MEDIA_MS.report)
  // The first one asks the server for tokens.
  void reports.report()
  void devices.startMicrophone()
  if (view.isCameraOn && c.currentChannel === 'video') void devices.startCamera()
  show(view)

  return {
    /** What the server says of the consultation now. */
    follow(next: Consultation) {
      if (next.readAt !== c.readAt) serverLeadMs = next.readAt.getTime() - performance.now()
      if (next.state !== c.state) become({ hasAskedBack: false })
      const wasVideo = c.currentChannel === 'video'
      c = next
      if (wasVideo && next.currentChannel !== 'video') devices.stopCamera()
      if (!wasVideo && next.currentChannel === 'video' && view.isCameraOn) void devices.startCamera()
      apply()
    },
    setMuted: (isMuted: boolean) => choose({ isMuted }),
    setCamera(isCameraOn: boolean) {
      choose({ isCameraOn })
      if (isCameraOn) void devices.startCamera()
      else devices.stopCamera()
    },
    turnCamera: devices.turnCamera,
    /** After other devices were chosen, or a permission was given. */
    restartMicrophone: devices.startMicrophone,
    restartCamera() {
      unpaidPicture.restart()
      return view.isCameraOn ? devices.startCamera() : Promise.resolve()
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
      letSleep()
      reports.stop()
      devices.stop()
      peer.stop()
    },
  }
}
export type CallSession = ReturnType<typeof createCallSession>
