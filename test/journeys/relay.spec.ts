import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { checkRelay, connectionSettings } from '#domains/consultations/ui/call-check/relay-check.ts'
import { iceServerIssuer } from '#domains/consultations/calls/issue-ice-servers.ts'
import { RELAY_SECRET, startCoturn } from './coturn.ts'
import { test } from './test.ts'

/** Our own check, as browsers run it. */
const CHECK = stripTypeScriptTypes(readFileSync('src/domains/consultations/ui/call-check/relay-check.ts', 'utf8'))

let coturn: Awaited<ReturnType<typeof startCoturn>>

test.beforeAll(async () => {
  coturn = await startCoturn({ firstPort: 49_160 })
  test.skip(!coturn, 'coturn is not installed here and could not be: install it (Debian: coturn) to test the relay')
})
test.afterAll(() => coturn?.kill())

const issuedAt = (at: number) =>
  iceServerIssuer({ urls: [coturn!.url], secret: RELAY_SECRET })({ personId: 'ana', isInRoom: true }, new Date(at))

type Check = { checkRelay: typeof checkRelay; connectionSettings: typeof connectionSettings }
type Issued = Pick<ReturnType<typeof issuedAt>, 'iceServers' | 'isRelayOnly'>

const only = ({ iceServers, isRelayOnly }: Issued): Issued => ({ iceServers, isRelayOnly })

/** The kinds of addresses that a browser finds with these credentials, and the errors that the relay answered. */
const gather = (page: Page, servers: Issued) =>
  page.evaluate(
    async ([code, given]) => {
      const { connectionSettings: settingsOf } = (await import(code)) as Check
      const peer = new RTCPeerConnection(settingsOf(given))
      const [kinds, errors] = [new Set<string | null>(), new Set<number>()]
      peer.onicecandidate = ({ candidate }) => void (candidate?.candidate && kinds.add(candidate.type))
      peer.onicecandidateerror = ({ errorCode }) => void errors.add(errorCode)
      const gathered = new Promise<void>((resolve) => {
        peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve()
      })
      peer.createDataChannel('relay')
      await peer.setLocalDescription()
      await gathered
      peer.close()
      return { kinds: [...kinds], errors: [...errors] }
    },
    [moduleOf(CHECK), servers] as const,
  )

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

test('a call goes through a real coturn with our credentials, and nowhere else', async ({ page }) => {
  const servers = only(issuedAt(Date.now()))
  await expect.poll(() => gather(page, servers)).toEqual({ kinds: ['relay'], errors: [] })
  const roundTripMs = await page.evaluate(
    async ([code, given]) => {
      const { checkRelay: check } = (await import(code)) as Check
      const [track] = new AudioContext().createMediaStreamDestination().stream.getAudioTracks()
      return check(given, track!)
    },
    [moduleOf(CHECK), servers] as const,
  )
  expect(roundTripMs).toBeGreaterThanOrEqual(0)
  expect(roundTripMs).toBeLessThan(2_000)
})

test('expired credentials, and credentials of another secret, are refused by it', async ({ page }) => {
  await expect.poll(async () => (await gather(page, only(issuedAt(Date.now())))).kinds).toEqual(['relay'])
  expect(await gather(page, only(issuedAt(Date.now() - 2 * 60 * 60 * 1000)))).toEqual({ kinds: [], errors: [401] })
  const [server] = issuedAt(Date.now()).iceServers
  const forged = { iceServers: [{ ...server!, credential: 'bGVhZg==' }], isRelayOnly: true }
  expect(await gather(page, forged)).toEqual({ kinds: [], errors: [401] })
})
