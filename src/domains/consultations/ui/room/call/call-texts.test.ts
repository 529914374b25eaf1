import { expect, test } from 'vitest'
import type { Consultation } from '../../../contract.ts'
import type { CallView } from './call-session.ts'
import { callStatus } from './call-texts.ts'

const c = {
  state: 'active',
  reason: null,
  you: 'client',
  currentChannel: 'video',
  client: { name: 'Ana' },
  consultant: { name: 'Luna' },
} as Consultation
const view = {
  link: 'connected',
  microphone: 'live',
  camera: 'live',
  isFlowing: true,
  isMuted: false,
  isCameraOn: true,
  isPictureLate: false,
  hasAskedBack: false,
  quality: 'good',
} as CallView

test.each<[string, Partial<CallView>, string | undefined]>([
  ['a good connection needs nothing', {}, undefined],
  ['an unstable one neither', { quality: 'fair' }, undefined],
  ['a bad one proposes to turn the own camera off', { quality: 'bad' }, 'camera_off'],
  ['without an own picture there is nothing to turn off', { quality: 'bad', camera: 'off' }, undefined],
  ['what stops the clock is said first', { quality: 'bad', microphone: 'taken' }, 'microphone'],
])('%s', (_words, change, action) => expect(callStatus(c, { ...view, ...change })?.action?.name).toBe(action))
