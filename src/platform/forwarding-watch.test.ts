import { expect, test } from 'vitest'
import { ForwardingWatch } from './forwarding-watch.ts'

type Seen = Parameters<ForwardingWatch['see']>[0]
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Seen

function watch(trustedProxies: number) {
  const alarms: unknown[] = []
  return { alarms, forwarding: new ForwardingWatch(trustedProxies, { error: (about: unknown) => alarms.push(about) }) }
}

test.each(['10.1.2.3', '127.0.0.1', '::1', '192.168.7.7', '::ffff:172.16.0.9', 'fd12:3456::1'])(
  'a proxy at %s that nobody trusts raises an alarm, once, and is known to be ours',
  (address) => {
    const { alarms, forwarding } = watch(0)
    for (let n = 0; n < 3; n++) forwarding.see(from(address, { 'x-forwarded-for': '203.0.113.7' }))
    expect(alarms).toEqual([{ alarm: 'untrusted_proxy', header: 'x-forwarded-for' }])
    expect(forwarding.isMisled).toBe(true)
  },
)

test('a stranger who sends such a header raises the alarm, and takes no process out', () => {
  const { alarms, forwarding } = watch(0)
  forwarding.see(from('203.0.113.7', { forwarded: 'for=198.51.100.1' }))
  expect([alarms.length, forwarding.isMisled]).toEqual([1, false])
})

test('nothing is said where a proxy is trusted, or nothing is forwarded', () => {
  for (const { trustedProxies, headers } of [
    { trustedProxies: 1, headers: { 'x-forwarded-for': '203.0.113.7' } },
    { trustedProxies: 0, headers: {} },
  ]) {
    const { alarms, forwarding } = watch(trustedProxies)
    forwarding.see(from('127.0.0.1', headers))
    expect([alarms.length, forwarding.isMisled]).toEqual([0, false])
  }
})
