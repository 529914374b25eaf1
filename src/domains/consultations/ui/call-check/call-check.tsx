import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Mic } from '#browser/icons/mic.ts'
import { Video } from '#browser/icons/video.ts'
import { Volume2 } from '#browser/icons/volume-2.ts'
import { WifiOff } from '#browser/icons/wifi-off.ts'
import { Wifi } from '#browser/icons/wifi.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Meter } from '#browser/kit/display/meter.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { readIceServers } from '../../calls/contract.ts'
import type { CallChannel } from '../../channels/rules.ts'
import { type CallDevices, readCallDevices, recordMicrophoneHeard, storeCallDevices } from '../call-devices.ts'
import { browserAtHand, helpWith, type MediaFault } from './media-faults.ts'
import { checkRelay } from './relay-check.ts'
import { canChooseLoudspeaker, playTones, useLevel } from './sound.ts'
import { useDevices, useMedia } from './use-media.ts'

type Props = {
  channel: CallChannel
  /** Whether the microphone works: a call without one proves nothing and costs the other one's time. */
  onReady?: (isReady: boolean) => void
  /** The way out for whoever cannot or does not want to. */
  onChat?: (() => void) | undefined
}

/** Microphone, camera, loudspeaker and network before a call, and what to do about whatever does not work. */
export function CallCheck({ channel, onReady, onChat }: Props) {
  const wantsCamera = channel === 'video'
  const { media, start } = useMedia(wantsCamera)
  const isOpen = media.phase === 'open'
  const told = useRef(onReady)
  useEffect(() => void (told.current = onReady))
  useEffect(() => {
    told.current?.(isOpen)
    return () => told.current?.(false)
  }, [isOpen])
  const what = wantsCamera ? 'o microfone e a câmera' : 'o microfone'
  if (media.phase === 'failed')
    return (
      <Trouble fault={media.fault} what={what}>
        <Button onClick={() => void start()}>Tentar de novo</Button>
        {onChat && (
          <Button variant="secondary" onClick={onChat}>
            Continuar por chat
          </Button>
        )}
      </Trouble>
    )
  if (media.phase !== 'open')
    return (
      <div className="grid gap-3 rounded-md bg-sunken p-4">
        <p className="font-semibold">Antes de ligar, um teste rápido</p>
        <p className="text-quiet text-sm">
          O navegador vai perguntar se o site pode usar {what}. É só para a chamada: nada é gravado, e ninguém ouve ou
          vê você antes de ela começar.
        </p>
        <Button
          variant={onReady ? 'primary' : 'secondary'}
          busy={media.phase === 'asking'}
          busyWords="Esperando a sua permissão…"
          onClick={() => void start()}
        >
          {wantsCamera ? (
            <Video aria-hidden="true" className="size-5" />
          ) : (
            <Mic aria-hidden="true" className="size-5" />
          )}
          Testar {what}
        </Button>
        {onChat && (
          <Button variant="quiet" onClick={onChat}>
            Prefiro conversar por chat
          </Button>
        )}
      </div>
    )
  return (
    <div className="grid gap-4 rounded-md bg-sunken p-4">
      {wantsCamera && !media.cameraFault && <Picture stream={media.stream} />}
      {media.cameraFault && (
        <Trouble fault={media.cameraFault} what="a câmera">
          <Button size="sm" variant="secondary" onClick={() => void start()}>
            Tentar de novo
          </Button>
          <p>Sem ela você também pode ligar: vão ouvir você, sem ver.</p>
        </Trouble>
      )}
      <Level stream={media.stream} />
      <DeviceChoice stream={media.stream} onChoose={(chosen) => void start(chosen)} />
      <Network track={media.stream.getAudioTracks()[0]!} />
    </div>
  )
}

/** One's own picture, as in a mirror. */
function Picture({ stream }: { stream: MediaStream }) {
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    element.current!.srcObject = stream
  }, [stream])
  return (
    <video
      ref={element}
      aria-label="A sua imagem, como num espelho"
      autoPlay
      playsInline
      muted
      className="aspect-video w-full -scale-x-100 rounded-md bg-ink object-cover"
    />
  )
}

function Level({ stream }: { stream: MediaStream }) {
  const { level, wasHeard } = useLevel(stream)
  useEffect(() => {
    if (wasHeard) recordMicrophoneHeard()
  }, [wasHeard])
  return (
    <div>
      <Meter
        label="Volume do seu microfone"
        value={Math.round(Math.sqrt(level) * 100)}
        max={100}
        words={wasHeard ? 'Ouvimos o seu microfone.' : 'Diga algo: a barra se move com a sua voz.'}
        tone={wasHeard ? 'good' : 'accent'}
      />
      <p role="status" className="sr-only">
        {wasHeard && 'Ouvimos o seu microfone.'}
      </p>
    </div>
  )
}

const KINDS = [
  ['audioinput', 'microphone', 'Microfone'],
  ['videoinput', 'camera', 'Câmera'],
  ['audiooutput', 'loudspeaker', 'Som'],
] as const

/** Which devices are used, where there is a choice, and a sound to hear whether the right loudspeaker plays. */
function DeviceChoice({ stream, onChoose }: { stream: MediaStream; onChoose: (chosen: CallDevices) => void }) {
  const devices = useDevices(true)
  const [loudspeaker, setLoudspeaker] = useState(() => readCallDevices().loudspeaker)
  const used: CallDevices = {
    microphone: stream.getAudioTracks()[0]?.getSettings().deviceId ?? '',
    camera: stream.getVideoTracks()[0]?.getSettings().deviceId ?? '',
    loudspeaker: loudspeaker ?? '',
  }
  const choose = (key: keyof CallDevices, id: string) => {
    if (key !== 'loudspeaker') return onChoose({ [key]: id })
    setLoudspeaker(id)
    storeCallDevices({ loudspeaker: id })
  }
  const choices = KINDS.map(([kind, key, label]) => ({
    key,
    label,
    found: devices.filter((device) => device.kind === kind),
  })).filter(
    ({ key, found }) =>
      found.length > 1 &&
      (key !== 'camera' || stream.getVideoTracks().length > 0) &&
      (key !== 'loudspeaker' || canChooseLoudspeaker()),
  )
  const [isPlaying, setIsPlaying] = useState(false)
  const play = async () => {
    setIsPlaying(true)
    await playTones(loudspeaker).catch(() => {})
    setIsPlaying(false)
  }
  return (
    <div className="grid gap-3">
      {choices.map(({ key, label, found }) => (
        <Select key={key} label={label} value={used[key]} onChange={({ target }) => choose(key, target.value)}>
          {found.map(({ deviceId, label: name }) => (
            <option key={deviceId} value={deviceId}>
              {name}
            </option>
          ))}
        </Select>
      ))}
      <Button variant="secondary" size="sm" busy={isPlaying} busyWords="Tocando…" onClick={() => void play()}>
        <Volume2 aria-hidden="true" className="size-4" />
        Tocar um som de teste
      </Button>
    </div>
  )
}

const SLOW_MS = 400
const NOT_THROUGH =
  'A chamada não passa pela sua rede agora. Tente outra rede (os dados do celular, por exemplo), ou conecte sem VPN.'

/** Whether data go through the relay and back; nothing where there is none. */
function Network({ track }: { track: MediaStreamTrack }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['relay-check'],
    gcTime: 0,
    queryFn: async () => {
      const servers = await browserApi(readIceServers, {})
      if (!servers.isRelayOnly) return { isNeeded: false, roundTripMs: undefined }
      return { isNeeded: true, roundTripMs: (await checkRelay(servers, track)) ?? null }
    },
  })
  if (isFetching) return <NetworkLine>Testando a sua conexão…</NetworkLine>
  if (data && !data.isNeeded) return null
  if (!error && typeof data?.roundTripMs === 'number')
    return (
      <NetworkLine>
        {data.roundTripMs > SLOW_MS
          ? `A conexão funciona, mas está lenta (${data.roundTripMs} ms). Chegue mais perto do Wi-Fi, se puder.`
          : 'A conexão está boa para a chamada.'}
      </NetworkLine>
    )
  return (
    <div className="grid gap-2">
      <NetworkLine isBad>{errorMessage(error, NOT_THROUGH)}</NetworkLine>
      <Button variant="secondary" size="sm" onClick={() => void refetch()}>
        Testar a conexão de novo
      </Button>
    </div>
  )
}

const NetworkLine = ({ isBad, children }: { isBad?: boolean; children: ReactNode }) => {
  const Icon = isBad ? WifiOff : Wifi
  return (
    <p role="status" className={`flex items-start gap-2 text-sm ${isBad ? 'font-medium text-bad' : ''}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** What does not work, step by step in the browser at hand, and the ways on. */
function Trouble({ fault, what, children }: { fault: MediaFault; what: string; children: ReactNode }) {
  const { title, steps } = helpWith(fault, browserAtHand(navigator.userAgent, navigator.maxTouchPoints), what)
  return (
    <div role="alert">
      <Notice tone="warn" title={title}>
        <div className="grid justify-items-start gap-3">
          <ol className={steps.length > 1 ? 'list-decimal pl-5' : ''}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {children}
        </div>
      </Notice>
    </div>
  )
}
