import type { IncomingMessage, ServerResponse } from 'node:http'
import { loggedPath } from './log.ts'
import { requestIdOf } from './request-id.ts'

const MOST_WAITING = 16 * 1024
const WRITTEN_WITHIN_MS = 250
const MOST_PATH = 200
const PROBES = new Set(['/livez', '/readyz'])

/**
 * One JSON line for each request: id, method, path, status, ms; nothing of a query, header or body, no secret of a
 * path. Lines are written together, because one write costs more than a cached page; a crash loses a quarter second.
 */
export class AccessLog {
  readonly #write: (lines: string) => void
  readonly #process = JSON.stringify(process.env.PROCESS_NAME ?? 'web')
  #waiting = ''
  #timer: NodeJS.Timeout | undefined

  constructor(write: (lines: string) => void = (lines) => void process.stdout.write(lines)) {
    this.#write = write
  }

  /** Logs the request when its answer is over; status 499 when whoever asked left before. */
  follow(request: IncomingMessage, response: ServerResponse) {
    const began = performance.now()
    response.once('close', () => {
      const path = (request.url ?? '').split('?', 1)[0]!
      const status = response.writableFinished ? response.statusCode : 499
      if (status < 400 && PROBES.has(path)) return
      this.#add(
        `{"level":30,"time":${Date.now()},"process":${this.#process},"requestId":"${requestIdOf(request)}",` +
          `"method":${JSON.stringify(request.method)},"path":${JSON.stringify(loggedPath(path.slice(0, MOST_PATH)))},` +
          `"status":${status},"ms":${(performance.now() - began).toFixed(1)},"msg":"request"}\n`,
      )
    })
  }

  flush() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting) this.#write(this.#waiting)
    this.#waiting = ''
  }

  #add(line: string) {
    this.#waiting += line
    if (this.#waiting.length >= MOST_WAITING) return this.flush()
    this.#timer ??= setTimeout(() => this.flush(), WRITTEN_WITHIN_MS).unref()
  }
}
