import { expect } from '@playwright/test'
import { createHash } from 'node:crypto'
import { checkReceipt, parseReceiptContent } from '#domains/receipts/rules.ts'
import { answer, type Callers, endCall, ring, test } from './call-test.ts'
import { clockOf, heardAgainAt, packetsSentBy, soundHeardBy } from './listening-page.ts'
import { callApiAs } from './people.ts'
import { tellMeasured } from './tell-measured.ts'

type Seen = { billedMs: number; capturedCents: number; receiptCode: string }

/** Long enough for several readings of the meter. Seconds. */
const TALK_S = 10
/** Opus sends fifty packets of sound a second; reports of it and what keeps the line open are some more. */
const MOST_PACKETS_PER_SECOND = 100

/** How many packets each of the two sends a second meanwhile. */
async function packetRate({ ana, marina }: Callers, meanwhile: () => Promise<void>): Promise<number[]> {
  const sent = () => Promise.all([ana, marina].map(({ page }) => packetsSentBy(page)))
  const [before, startedAt] = [await sent(), performance.now()]
  await meanwhile()
  const [after, seconds] = [await sent(), (performance.now() - startedAt) / 1_000]
  return after.map((packets, seat) => (packets - before[seat]!) / seconds)
}

test('Marina answers, both hear each other at once, and what they talk costs what the clock shows', {
  tag: '@main',
}, async ({ callers }) => {
  const [ana, marina] = [callers.ana.page, callers.marina.page]
  const room = await ring(callers, 'audio')
  const pressedAt = await answer(callers)
  const heardMs = await Promise.all(
    [ana, marina].map(async (page) => (await heardAgainAt(page, pressedAt)) - pressedAt),
  )
  tellMeasured(`ring to sound: Ana ${heardMs[0]} ms, Marina ${heardMs[1]} ms`)

  const packetsPerSecond = await packetRate(callers, async () => {
    await expect.poll(() => clockOf(ana)).toBeGreaterThanOrEqual(TALK_S)
  })
  tellMeasured(`sends a second: ${packetsPerSecond.map(Math.round).join(' and ')} packets`)
  for (const packets of packetsPerSecond) expect(packets).toBeLessThan(MOST_PACKETS_PER_SECOND)
  await ana.getByRole('button', { name: 'Pausar' }).click()
  await expect(marina.getByText(/Só Ana pode retomar/)).toBeVisible()
  const read = () => callApiAs<Seen>(ana, `/api/consultations/${room}`)
  // While it stands the clock shows all of what is charged.
  const { billedMs } = await read()
  for (const page of [ana, marina]) await expect.poll(() => clockOf(page)).toBe(Math.floor(billedMs / 1_000))
  const heard = (await soundHeardBy(ana)).reduce((ms, { from, to }) => ms + to - from, 0)
  tellMeasured(`heard for ${heard} ms, charged ${billedMs} ms`)
  expect(billedMs, 'not more than was heard').toBeLessThan(heard + 1_000)
  await endCall(ana)
  await expect(marina.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()

  const seen = await read()
  expect(seen.billedMs).toBe(billedMs)
  expect(seen.capturedCents).toBe(Math.floor((373 * Math.floor(seen.billedMs / 1_000)) / 60))
  const proof = await (await ana.request.get(`/api/receipts/${seen.receiptCode}`)).json()
  const checks = await checkReceipt(proof, async (text) => createHash('sha256').update(text).digest('hex'))
  expect(checks.length).toBeGreaterThan(5)
  expect(checks.filter(({ holds }) => !holds)).toEqual([])
  const receipt = parseReceiptContent(proof.content)!
  expect(receipt.kind === 'consultation' && [receipt.chargedCents, receipt.billedMs]).toEqual([
    BigInt(seen.capturedCents),
    seen.billedMs,
  ])
})
