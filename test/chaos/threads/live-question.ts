import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { followDispute } from '#domains/written-questions/index.ts'
import { inTransaction } from '#platform/db.ts'
import { nextAnswer } from '#test/support/written-question-fixture.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { SignedInPerson } from '../people.ts'
import type { ApiAnswer, RetryingClient } from '../retrying-client.ts'
import { answerAfterMs, type QuestionScript } from './question-script.ts'

export type Scene = { cluster: Cluster; api: RetryingClient }
export type Pair = { client: SignedInPerson; consultant: SignedInPerson }
/** A text, when its first try began and its last one was answered, and whether it was taken. */
export type Sent = { text: string; from: number; to: number; isTaken: boolean }
export type SeenQuestion = {
  id: string
  asked?: Sent
  answered?: Sent
  clarification?: Sent
  clarified?: Sent
}

const POST = { method: 'POST' } as const
const CAUSE = { cause: 'service', words: 'Não diz nada sobre a pergunta que fiz.' }
const DISPUTED_MS = 1_500

/** One question of a pair, from its purchase to what comes of its answer, as both people saw it. */
export async function liveQuestion(scene: Scene, pair: Pair, script: QuestionScript): Promise<SeenQuestion> {
  const { client, consultant } = pair
  const seen: SeenQuestion = { id: randomUUID() }
  const path = `/api/questions/${seen.id}`
  const post = (by: SignedInPerson, at: string, body: object = {}) => scene.api.request({ by, ...POST, path: at, body })
  const text = `Como fica o meu trabalho neste ano? ${seen.id}`
  seen.asked = await send(text, () => (script.isFromBundle ? post(client, '/api/questions', asking()) : buy()))
  if (!seen.asked.isTaken) return seen
  const { body } = await scene.api.request({ by: client, method: 'GET', path })
  if (body.state === 'asked') await liveAsked(spanOf(String(body.askedAt), String(body.dueAt)))
  else if (body.state === 'unsent') await post(client, `${path}/give-up`)
  return seen

  function asking() {
    return { id: seen.id, consultantId: consultant.id, text }
  }
  async function buy(): Promise<ApiAnswer> {
    const order = { id: seen.id, item: 'pergunta-escrita', consultantId: consultant.id, question: text }
    const placed = await post(client, '/api/orders', order)
    if (placed.status !== 200) return placed
    const paid = { paymentId: randomUUID(), fromBalanceCents: placed.body.totalCents }
    return post(client, `/api/orders/${seen.id}/pay`, paid)
  }
  async function liveAsked({ dueMs, leftMs }: { dueMs: number; leftMs: number }) {
    const passedMs = dueMs - leftMs
    const willAnswer = script.answers !== 'never'
    await wait(Math.max(0, answerAfterMs(script, dueMs) - passedMs))
    const beside = disturb(scene, pair, { id: seen.id, script })
    if (willAnswer) {
      const answer = nextAnswer()
      seen.answered = await send(answer, () => post(consultant, `${path}/answer`, { text: answer }))
    }
    await beside
    if (seen.answered?.isTaken) await Promise.all([clarify(dueMs), object()])
  }
  async function clarify(dueMs: number) {
    if (!script.clarifies) return
    const asked = `O que quer dizer isso? ${seen.id}`
    seen.clarification = await send(asked, () => post(client, `${path}/clarification`, { text: asked }))
    if (!seen.clarification.isTaken || script.clarifies === 'never') return
    await wait(script.clarifies === 'early' ? dueMs * 0.6 * script.at : dueMs + script.at * 500)
    const said = `Que sim, com calma. ${seen.id}`
    seen.clarified = await send(said, () => post(consultant, `${path}/clarification/answer`, { text: said }))
  }
  async function object() {
    if (script.objects) await post(client, '/api/claims', { id: randomUUID(), subjectId: seen.id, ...CAUSE })
  }
}

const spanOf = (askedAt: string, dueAt: string) => {
  const due = new Date(dueAt).getTime()
  return { dueMs: due - new Date(askedAt).getTime(), leftMs: due - Date.now() }
}

async function send(text: string, act: () => Promise<ApiAnswer>): Promise<Sent> {
  const from = Date.now()
  const { status } = await act()
  return { text, from, to: Date.now(), isTaken: status === 200 }
}

/** What somebody else does at the instant of the answer. */
async function disturb(
  { cluster, api }: Scene,
  { client, consultant }: Pair,
  { id, script }: { id: string; script: QuestionScript },
): Promise<unknown> {
  const dispute = (how: 'opened' | 'won' | 'lost') =>
    cluster.read((db) => inTransaction(db, (tx) => followDispute(tx, { id, dispute: how, at: new Date() })))
  switch (script.beside) {
    case 'decline': {
      const body = { reason: 'Prefiro não responder a isso.' }
      return api.request({ by: consultant, ...POST, path: `/api/questions/${id}/decline`, body })
    }
    case 'block_by_client':
      return api.request({ by: client, method: 'PUT', path: `/api/blocks/${consultant.id}` })
    case 'block_by_consultant':
      return api.request({ by: consultant, method: 'PUT', path: `/api/blocks/${client.id}` })
    case 'vacation': {
      const lastDay = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
      return api.request({ by: consultant, method: 'PUT', path: '/api/vacation', body: { lastDay } })
    }
    case 'dispute':
      await dispute('opened')
      await wait(DISPUTED_MS)
      return dispute(script.disputeEnds)
    case undefined:
      return undefined
  }
}
