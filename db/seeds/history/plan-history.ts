import { daysBefore, secondsAfter } from '../calendar.ts'
import { isAttendant } from '../../../demo/cast.ts'
import type { SeededConsultant } from '../consultants.ts'
import type { DemoClient } from '../clients.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { dialoguesBySpecialty } from '../dialogues/by-specialty.ts'
import { type Dialogue, type DialogueLine, fillDialogue } from '../dialogues/dialogue.ts'
import { dialoguesOfAna } from '../dialogues/ana.ts'
import { seedId } from '../seed-id.ts'
import type { PastConsultation, ConsultationCourse, SpokenLine } from './past-consultation.ts'
import { reviewPlanner } from './review-planner.ts'

/** How many days of history are seeded. */
export const HISTORY_DAYS = 118
const TIER_WEIGHTS = { iniciante: 1, verificado: 1.6, destaque: 2.2, mestre: 2 }
const USUAL_HOURS = [9, 10, 11, 14, 15, 17, 18, 19, 19, 20, 20, 21, 21, 22]

/** Ana's four consultations: days ago, with whom, at what hour, stars, review. */
const CONSULTATIONS_OF_ANA = [
  {
    day: 74,
    slug: 'luna-prado',
    hour: 20,
    stars: 5,
    text: 'Cheguei com um nó e saí com meia página de respostas minhas. A Luna pergunta melhor do que responde, e olha que responde bem.',
    answer: 'Ana, o mérito é de quem veio com a trouxinha pronta. Volta para contar!',
  },
  {
    day: 41,
    slug: 'helena-albuquerque',
    hour: 21,
    stars: 4,
    text: 'Mapa claro e sem enrolação. Só achei que passou rápido.',
  },
  {
    day: 12,
    slug: 'luna-prado',
    hour: 19,
    stars: 5,
    text: 'Segunda vez e continua ótima: lembrou de tudo o que eu tinha contado.',
  },
  { day: 4, slug: 'rosangela-tavares', hour: 15 },
]

export type HistoryInput = {
  anchor: Date
  ana: { id: string; firstName: string }
  clients: readonly DemoClient[]
  consultants: readonly SeededConsultant[]
}

/** Plans the whole history by day; nobody has two consultations on one day. The same input gives the same plan. */
export function planHistory({ anchor, ana, clients, consultants }: HistoryInput): PastConsultation[][] {
  const random = seededRandom(20_260_314)
  const planReview = reviewPlanner(random)
  const popularity = new Map(
    consultants.map((one) => [
      one.id,
      TIER_WEIGHTS[one.tier] * (0.6 + random.next()) * (one.id === seedId('luna-prado') ? 4 : 1),
    ]),
  )
  const met = new Map<string, Set<string>>()
  const used = new Map<string, number>()
  let number = 0

  const freshest = (consultant: SeededConsultant): Dialogue => {
    const times = (at: number) => used.get(`${consultant.id}:${at}`) ?? 0
    const all = dialoguesBySpecialty[consultant.specialties[0]]
    const [at] = random.shuffled(all.map((_, index) => index)).toSorted((a, b) => times(a) - times(b))
    used.set(`${consultant.id}:${at}`, times(at!) + 1)
    return all[at!]!
  }

  const between = (
    day: number,
    client: { id: string; firstName: string; isMan: boolean },
    consultant: SeededConsultant,
    hour: number,
    words: Dialogue,
    course: ConsultationCourse,
  ): PastConsultation => {
    const setting = {
      client: client.firstName,
      isMan: client.isMan,
      consultant: consultant.name ?? consultant.firstName,
      hour,
    }
    return {
      id: seedId(`conversation-${++number}`),
      at: secondsAfter(daysBefore(anchor, day), hour * 3_600 + random.between(0, 54) * 60 + random.between(0, 59)),
      clientId: client.id,
      consultant,
      lines: paced(fillDialogue(words, setting, random), random),
      course,
      acceptedAfterS: random.between(5, 34),
      buysAhead: random.chance(0.5),
    }
  }

  const days: PastConsultation[][] = []
  for (let day = HISTORY_DAYS; day >= 1; day--) {
    const today: PastConsultation[] = []
    const isFree = (id: string) => !today.some(({ clientId, consultant }) => id === clientId || id === consultant.id)
    for (const one of CONSULTATIONS_OF_ANA.filter((its) => its.day === day)) {
      const consultant = consultants.find(({ id }) => id === seedId(one.slug))!
      const whole = dialoguesOfAna[CONSULTATIONS_OF_ANA.indexOf(one)]!.flat()
      const past = between(day, { ...ana, isMan: false }, consultant, one.hour, [whole], {
        kind: 'held',
        endedBy: 'client',
      })
      today.push({
        ...past,
        lines: past.lines.slice(0, whole.length), // a dialogue of a single group is repeated as its own ending: keep it once
        ...(one.stars && {
          opinion: {
            stars: one.stars,
            text: one.text,
            afterS: 1_500,
            ...(one.answer && { answer: { text: one.answer, afterS: 4_000 } }),
          },
        }),
      })
    }
    const many = Math.floor(1.15 + 1.95 * (1 - day / HISTORY_DAYS) + random.next())
    for (let n = 0; n < many; n++) {
      const consultant = random.weighed(
        // A program has no past of talks between people.
        consultants.filter(
          ({ id, email, joinedDaysAgo }) => isFree(id) && joinedDaysAgo > day + 3 && !isAttendant(email),
        ),
        ({ id }) => popularity.get(id)!,
      )
      const known = clients.filter(({ id }) => isFree(id) && met.get(consultant.id)?.has(id))
      const client =
        known.length > 0 && random.chance(0.45)
          ? random.pick(known)
          : random.pick(clients.filter(({ id }) => isFree(id)))
      met.set(consultant.id, (met.get(consultant.id) ?? new Set()).add(client.id))
      const past = between(day, client, consultant, random.pick(USUAL_HOURS), freshest(consultant), courseOf(random))
      const opinion = past.course.kind === 'held' ? planReview(consultant) : undefined
      today.push({ ...past, ...(opinion && { opinion }) })
    }
    days.push(today.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
  }
  return days
}

function courseOf(random: SeededRandom): ConsultationCourse {
  const roll = random.next()
  if (roll < 0.03) return { kind: 'declined' }
  if (roll < 0.06) return { kind: 'expired' }
  if (roll < 0.08) return { kind: 'cancelled' }
  if (roll < 0.1) return { kind: 'not_connected' }
  if (roll < 0.11) return { kind: 'consultant_silent' }
  const endedBy = random.chance(0.7) ? 'client' : 'consultant'
  if (roll < 0.15) return { kind: 'held', endedBy, limitMinutes: BigInt(random.between(4, 6)) }
  if (roll < 0.27)
    return {
      kind: 'held',
      endedBy,
      interrupted: { how: 'cut', before: random.between(3, 6), seconds: random.between(9, 80) },
    }
  if (roll < 0.33)
    return {
      kind: 'held',
      endedBy,
      interrupted: { how: 'pause', before: random.between(3, 6), seconds: random.between(20, 200) },
    }
  return { kind: 'held', endedBy }
}

/** Adds pauses for reading, thinking and typing: longer lines take longer, and consultants take some more time. */
const paced = (lines: readonly DialogueLine[], random: SeededRandom): SpokenLine[] =>
  lines.map(({ by, body }, at) => {
    const typing = body.length / (by === 'client' ? 5 : 4)
    const thinking = at === 0 ? 2 : by === 'client' ? random.between(4, 38) : random.between(8, 74)
    return { by, body, afterS: Math.round((typing + thinking) * 10) / 10 }
  })
