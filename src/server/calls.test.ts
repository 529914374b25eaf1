import { expect, test } from 'vitest'
import { openChannels } from '#domains/consultants/rules.ts'
import { contentSecurityPolicy } from '#platform/content-security/content-security-policy.ts'
import { readConfig } from '#platform/config.ts'
import { openChannelsOf, relayOf } from './relay.ts'
import { secureHeadersOf } from './secure-headers.ts'

const configWith = (environment: NodeJS.ProcessEnv) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/sensitivos', ...environment })
const TURN = {
  TURN_URLS: ' turn:t.exemplo.com.br:3478 ,turns:t.exemplo.com.br:5349?transport=tcp',
  TURN_SECRET: 'a-secret-shared-with-coturn',
}
const BUILT = ['chat', 'audio', 'video'] as const

test('the relay is read as a list of addresses with its secret', () => {
  expect(relayOf(configWith(TURN))).toEqual({
    urls: ['turn:t.exemplo.com.br:3478', 'turns:t.exemplo.com.br:5349?transport=tcp'],
    secret: TURN.TURN_SECRET,
  })
  expect(relayOf(configWith({}))).toBeUndefined()
})

test('calls are open where they can be carried; chat always is', () => {
  expect(openChannels(BUILT, true)).toEqual(BUILT)
  expect(openChannels(BUILT, false)).toEqual(['chat'])
})

test.each([
  ['a demo', {}, true],
  ['production without a relay', { APP_ENV: 'production' }, false],
  ['production with one', { APP_ENV: 'production', ...TURN }, true],
])('%s can carry calls: %#', (_words, environment, canCall) => {
  expect(openChannelsOf(configWith(environment), BUILT)).toEqual(openChannels(BUILT, canCall))
})

test('microphone and camera are for our own pages, and nobody captures a screen', () => {
  const policy = secureHeadersOf(configWith({}))['permissions-policy']!.split(', ')
  expect(policy).toEqual(expect.arrayContaining(['camera=(self)', 'microphone=(self)', 'display-capture=()']))
  expect(policy.filter((one) => /^(camera|microphone)=/.test(one))).toHaveLength(2)
})

test('calls open nothing else: sockets to our own host, sound and pictures of our own and of this page', () => {
  const policy = contentSecurityPolicy([], 'https://sensitivos.example')
  expect(policy).toContain("connect-src 'self' wss://sensitivos.example;")
  expect(policy).toContain("media-src 'self' blob:;")
  expect(policy).not.toMatch(/webrtc|unsafe-eval|\*/)
})
