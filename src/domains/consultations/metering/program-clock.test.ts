import { beforeEach, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { beginConsultation } from '../lifecycle/begin-consultation.ts'
import { confirmBeginning } from '../lifecycle/confirm-beginning.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { TIMEOUT_MS } from '../state/deadlines.rules.ts'
import { listOverdue } from '../lifecycle/deadlines.sql.ts'
import { pauseConsultation } from '../lifecycle/pause-consultation.ts'
import { resumeByProof, resumeConsultation } from '../lifecycle/resume-consultation.ts'

const SILENCE_S = TIMEOUT_MS.consultantSilence / 1_000

const db = await freshDatabase({ max: 1 })
let room: ConsultationFixture
beforeEach(async () => {
  room = await ConsultationFixture.open(db)
  await room.becomeProgram()
})

/** Luna's account is a program's; Ana asked, it accepted, both sit there. Nobody has pressed. */
async function sitDown() {
  await room.ask()
  await room.travelTo(5)
  await room.accept()
  await room.joinBoth()
}

/** What workers and meters do of themselves. */
async function letTimePass(now: number) {
  const due = (await room.prove(now, now))?.due
  if (due === 'activate') await beginConsultation(db, { id: room.id, clock })
  if (due === 'resume') await resumeByProof(db, { id: room.id, clock })
  if ((await listOverdue(db, secondsAfterNoon(now), { most: 9, aside: [] })).includes(room.id))
    await closeOverdueConsultation(db, { id: room.id, clock })
}

/** The program types and writes filler every two seconds; answers what became of its last message. */
async function fill(from: number, until: number) {
  let outcome = ''
  for (let now = from; now <= until; now += 2) {
    await letTimePass(now)
    ;({ outcome } = await room.say(room.luna, 'Continuo por aqui, sem pressa.'))
  }
  return outcome
}

const billedSeconds = async () => (await room.read()).billedMs / 1_000

test('before the client presses nothing begins, whatever the program writes, and afterwards nothing is charged', async () => {
  await sitDown()
  expect(await fill(6, 60), 'three first words, like anybody').toBe('first_words_said')
  expect(await room.read()).toMatchObject({ state: 'accepted', waitsForBeginning: true, billedMs: 0 })
  await beginConsultation(db, { id: room.id, clock })
  expect((await room.read()).state, 'not even when a meter errs').toBe('accepted')
  await fill(62, 5 + TIMEOUT_MS.toBegin / 1_000 + 2)
  expect(await room.read()).toMatchObject({
    state: 'not_connected',
    reason: 'not_begun',
    billedMs: 0,
    capturedCents: 0n,
  })
  expect(await room.endAndFindViolations()).toEqual([])
})

test('the press begins it, and filler runs the clock no longer than 45 s after it', async () => {
  await sitDown()
  await letTimePass(8)
  await room.press()
  expect((await room.read()).waitsForBeginning).toBe(false)
  expect(await room.press(), 'twice is once').toMatchObject({ state: 'accepted' })
  expect(await fill(10, 150)).toBe('clock_stopped')
  expect(await room.read()).toMatchObject({ state: 'paused', reason: 'client_quiet', stopSide: 'client' })
  expect(await billedSeconds()).toBeLessThanOrEqual(SILENCE_S)
  expect(await billedSeconds()).toBeGreaterThan(SILENCE_S - 4)
  expect(await fill(152, 200)).toBe('ended')
  expect(await room.read()).toMatchObject({ reason: 'not_back_in_time', stopSide: 'client', capturedCents: 20n })
  expect(await room.endAndFindViolations()).toEqual([])
})

test.each([
  ['words', () => room.say(room.ana, 'E o que faço com isso?')],
  ['press', () => resumeConsultation(db, { id: room.id, personId: room.ana, clock })],
])('after a silence the client’s own %s make it run again, for 45 s more', async (_, act) => {
  await sitDown()
  await letTimePass(8)
  await room.press()
  await fill(10, 70)
  expect(await room.state()).toBe('paused')
  const before = await billedSeconds()
  await act()
  await fill(72, 160)
  expect((await room.read()).reason).toBe('client_quiet')
  const more = (await billedSeconds()) - before
  expect(more).toBeLessThanOrEqual(SILENCE_S)
  expect(more).toBeGreaterThan(SILENCE_S - 6)
  expect(await room.endAndFindViolations()).toEqual([])
})

test('the program resumes nothing by hand, and its client resumes what it paused', async () => {
  await sitDown()
  await letTimePass(8)
  await room.press()
  await letTimePass(10)
  await pauseConsultation(db, { id: room.id, personId: room.luna, clock })
  const resume = (personId: string) => resumeConsultation(db, { id: room.id, personId, clock })
  await expect(resume(room.luna)).rejects.toMatchObject({ code: 'consultations.client_resumes' })
  expect(await resume(room.ana)).toMatchObject({ state: 'active' })
})

test('a program that does not answer has been silent: its side, and what that cost comes back', async () => {
  await sitDown()
  await letTimePass(8)
  await room.press()
  for (let now = 10; now <= 60; now += 2) await letTimePass(now)
  expect(await room.read()).toMatchObject({ state: 'paused', reason: 'silence', stopSide: 'consultant' })
})

test('only its client begins it, and with a person nobody presses', async () => {
  await sitDown()
  const by = (clientId: string) => confirmBeginning(db, { id: room.id, clientId, clock })
  await expect(by(room.luna)).rejects.toMatchObject({ code: 'consultations.not_found' })
  await db`update consultations set is_automatic = false where id = ${room.id}`
  await expect(by(room.ana)).rejects.toMatchObject({ code: 'consultations.not_now' })
})

test('the database refuses a program that starts without its client', async () => {
  await sitDown()
  const start = db`update consultations set state = 'active', started_at = now(), billable_from = now() where id = ${room.id}`
  await expect(start).rejects.toThrow('a_program_waits_for_its_client')
})
