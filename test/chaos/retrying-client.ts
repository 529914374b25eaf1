import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { SignedInPerson } from './people.ts'
import type { Cluster } from './cluster/cluster.ts'

export type ApiAnswer = { status: number; body: { code?: string; error?: string; [field: string]: unknown } }
type ApiRequest = { by: SignedInPerson; method: 'GET' | 'POST' | 'PUT'; path: string; body?: object }

const UNAVAILABLE_TEXT = 'Estamos com uma instabilidade de alguns segundos. Nada foi perdido; tente novamente.'
const REPEAT_CHANCE = 0.4

/** Calls the web processes over HTTP, repeats calls without an answer, often sends them twice, and counts faults. */
export class RetryingClient {
  readonly #cluster: Cluster
  readonly #random: SeededRandom
  answers = 0
  /** Answers of 5xx, except for a 503 with its message. */
  readonly faults: string[] = []

  constructor(cluster: Cluster, random: SeededRandom) {
    this.#cluster = cluster
    this.#random = random
  }

  /** Calls until the answer is final; 4 of 10 twice at once, at both processes. Returns the better of both answers. */
  async request(ask: ApiRequest): Promise<ApiAnswer> {
    const at = this.#random.below(2)
    if (ask.method === 'GET' || !this.#random.chance(REPEAT_CHANCE)) return this.#untilAnswered(ask, at)
    const answers = await Promise.all([
      this.#untilAnswered(ask, at),
      this.#untilAnswered(ask, at + this.#random.below(2)),
    ])
    return answers.find(({ status }) => status === 200) ?? answers[0]
  }

  async #untilAnswered(ask: ApiRequest, at: number): Promise<ApiAnswer> {
    for (let attempts = 0; ; attempts++) {
      const answer = await this.#once(ask, at + attempts)
      if (answer && answer.status !== 503) return answer
      if (attempts > 150) throw new Error(`${ask.method} ${ask.path} was never answered`)
      await wait(100)
    }
  }

  async #once({ by, method, path, body }: ApiRequest, at: number): Promise<ApiAnswer | undefined> {
    let answer: ApiAnswer
    try {
      const response = await fetch(`http://127.0.0.1:${this.#cluster.portOf(at)}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${by.token}`,
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
        },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
        signal: AbortSignal.timeout(20_000),
      })
      answer = { status: response.status, body: (await response.json()) as ApiAnswer['body'] }
    } catch {
      return undefined
    }
    this.answers += 1
    if (answer.status >= 500 && !(answer.status === 503 && answer.body.error === UNAVAILABLE_TEXT))
      this.faults.push(`${answer.status} ${method} ${path} ${JSON.stringify(answer.body)}`)
    return answer
  }
}
