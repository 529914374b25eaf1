import { useEffect, useState } from 'react'
import { Check } from '#browser/icons/check.ts'
import { Minus } from '#browser/icons/minus.ts'
import { Select } from '#browser/kit/forms/select.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { WHAT_COUNTS } from './call-texts.ts'
import { type CallDevices, readCallDevices, storeCallDevices } from '../../call-devices.ts'
import { listDevices } from './devices.ts'

type DevicesProps = {
  open: boolean
  hasCamera: boolean
  /** Whether single letters act. */
  keys: { isOn: boolean; turn: (next: boolean) => void }
  onClose: () => void
  /** Another one was chosen, and is used from now on. */
  onChosen: (kind: MediaDeviceKind) => void
}

const KINDS = [
  { kind: 'audioinput', key: 'microphone', label: 'Microfone', unnamed: 'Microfone' },
  { kind: 'videoinput', key: 'camera', label: 'Câmera', unnamed: 'Câmera' },
  { kind: 'audiooutput', key: 'loudspeaker', label: 'Som', unnamed: 'Alto-falante' },
] as const satisfies { kind: MediaDeviceKind; key: keyof CallDevices; label: string; unnamed: string }[]

/** Which microphone, camera and loudspeaker are used; remembered in this browser. */
export const DevicesDialog = ({ open, onClose, ...rest }: DevicesProps) => (
  <Dialog open={open} onClose={onClose} title="Microfone, câmera e som">
    <DeviceChoice {...rest} />
  </Dialog>
)

function DeviceChoice({ hasCamera, keys, onChosen }: Omit<DevicesProps, 'open' | 'onClose'>) {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  const [chosen, setChosen] = useState(readCallDevices)
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const lists = await Promise.all(KINDS.map(({ kind }) => listDevices(kind)))
      if (isShown) setDevices(lists.flat())
    }
    const readSafely = () => void read().catch(() => setDevices([]))
    readSafely()
    navigator.mediaDevices?.addEventListener('devicechange', readSafely)
    return () => {
      isShown = false
      navigator.mediaDevices?.removeEventListener('devicechange', readSafely)
    }
  }, [])
  const choose = (kind: MediaDeviceKind, key: keyof CallDevices, id: string) => {
    storeCallDevices({ [key]: id })
    setChosen(readCallDevices())
    if (kind !== 'audiooutput') return onChosen(kind)
    for (const element of document.querySelectorAll<HTMLAudioElement>('[data-call-sound]'))
      void (element as Partial<HTMLAudioElement>).setSinkId?.(id).catch(() => undefined)
  }
  return (
    <div className="grid gap-4">
      {KINDS.map(({ kind, key, label, unnamed }) => {
        const all = devices.filter((device) => device.kind === kind)
        if (all.length === 0 || (kind === 'videoinput' && !hasCamera)) return null
        return (
          <Select
            key={kind}
            label={label}
            value={chosen[key] ?? all[0]!.deviceId}
            onChange={(event) => choose(kind, key, event.target.value)}
          >
            {all.map((device, at) => (
              <option key={device.deviceId} value={device.deviceId}>
                {device.label || `${unnamed} ${at + 1}`}
              </option>
            ))}
          </Select>
        )
      })}
      {devices.length === 0 && <p>O navegador ainda não mostra aparelhos. Permita o microfone e abra de novo.</p>}
      <p className="text-quiet text-sm">A troca vale na hora e fica guardada neste navegador.</p>
      <Switch
        label={`Letra${hasCamera ? 's M e V' : ' M'} como atalho`}
        hint={`Fora de um campo: M liga e desliga o microfone${hasCamera ? ', V a câmera' : ''}.`}
        checked={keys.isOn}
        onChange={({ target }) => keys.turn(target.checked)}
      />
    </div>
  )
}

/** What becomes of the clock when something happens in a call. */
export const WhatCountsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="O que conta como tempo">
    <dl className="grid gap-3">
      {WHAT_COUNTS.map(({ when, counts, effect }) => (
        <div key={when} className="grid grid-cols-[1.25rem_1fr] gap-x-2.5">
          {counts ? (
            <Check className="mt-0.5 size-5 text-good" aria-label="Conta" />
          ) : (
            <Minus className="mt-0.5 size-5 text-quiet" aria-label="Não conta" />
          )}
          <dt className="font-semibold">{when}</dt>
          <dd className="col-start-2 text-quiet text-sm">{effect}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
