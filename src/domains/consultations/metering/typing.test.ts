import { expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { TIMEOUT_MS } from '../state/deadlines.rules.ts'
import { listOverdue } from '../lifecycle/deadlines.sql.ts'
import { pauseConsultation } from '../lifecycle/pause-consultation.ts'
import { resumeByProof, resumeConsultation } from '../lifecycle/resume-consultation.ts'
import { TYPING_MS } from '../room/words.rules.ts'
import { listSegments } from '../billing/sql.ts'

const CONSULTATIONS = 6
const STEPS = 120
const seed = seedOfThisRun()

type Span = { from: number; to: number }
const covers = (spans: readonly Span[], { from, to }: Span) => {
  let reached = from
  for (const span of spans.toSorted((a, b) => a.from - b.from))
    if (span.from <= reached) reached = Math.max(reached, span.to)
  return reached >= to
}

test('whatever is typed, said, cut and paused: charged is only what a message voiced, and no second twice', async () => {
  const db = await freshDatabase({ max: 1 })
  for (let n = 0; n < CONSULTATIONS; n++) {
    const random = seededRandom(seed + n)
    const consultation = await ConsultationFixture.open(db)
    const { ana, luna, id } = consultation
    await consultation.beginWithFirstWord()
    const at = (second: number) => secondsAfterNoon(second).getTime()
    const voiced: Span[] = [{ from: at(12), to: at(12) + TIMEOUT_MS.consultantSilence }]
    const done: string[] = []
    let now = 12
    let pausedBy: string | undefined
    for (let step = 0; step < STEPS; step++) {
      now += 1 + random.below(random.chance(0.05) ? 9 : 5)
      const rare = random.pick(['wait', 'say', 'say', 'say', 'rejoin', 'pause'] as const)
      const act = random.chance(0.85) ? 'type' : rare
      done.push(`${now} ${act}`)
      const due = (await consultation.prove(now, act === 'type' ? now : undefined))?.due
      if (due === 'resume') await resumeByProof(db, { id, clock })
      if (act === 'say') {
        const characters = 1 + random.below(random.chance(0.2) ? 400 : 50)
        const { outcome } = await consultation.say(luna, 'a'.repeat(characters))
        if (outcome === 'stored')
          voiced.push({
            from: at(now) - Math.min(characters * TYPING_MS.perCharacter, TYPING_MS.most),
            to: at(now) + TIMEOUT_MS.consultantSilence,
          })
      }
      if (act === 'rejoin') await consultation.joinBoth()
      if (act === 'pause' && random.chance(0.3) && (await consultation.state()) === 'active') {
        pausedBy = random.pick([ana, luna])
        await pauseConsultation(db, { id, personId: pausedBy, clock })
      } else if (pausedBy) {
        await resumeConsultation(db, { id, personId: pausedBy, clock })
        pausedBy = undefined
      }
      const overdue = await listOverdue(db, secondsAfterNoon(now), { most: 1, aside: [] })
      if (overdue.length > 0) await closeOverdueConsultation(db, { id, clock })
    }
    const why = `replay with SEED=${seed + n}\n${done.join(', ')}`
    const segments = await listSegments(db, id)
    for (const { from, to } of segments)
      expect(covers(voiced, { from: from.getTime(), to: to.getTime() }), `${from.toISOString()}: ${why}`).toBe(true)
    const billed = segments.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0)
    expect((await consultation.read()).billedMs, why).toBe(billed)
    expect(await consultation.endAndFindViolations(), why).toEqual([])
  }
})
