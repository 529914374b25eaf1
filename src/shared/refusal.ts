/** A rule refused. Not a bug: people read `message`, programs read `code`. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  /** Messages by field name, for a form to show in place. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** After how many seconds a retry makes sense, if known. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: string,
    status: number,
    message: string,
    fields?: Record<string, string>,
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Every refusal of the loaded domains by its code, for /api/openapi.json. */
export const KNOWN_REFUSALS = new Map<string, { status: number; message: string }>()

/**
 * Every way one domain can say no: name → status and the Portuguese words. A name outside the table does not compile.
 * Browsers do not refuse: without side effects, a table that nobody uses there stays out of their bundles.
 */
/* @__NO_SIDE_EFFECTS__ */
export function refusals<const T extends Record<string, readonly [status: number, message: string]>>(
  domain: string,
  table: T,
) {
  for (const [name, [status, message]] of Object.entries(table))
    KNOWN_REFUSALS.set(`${domain}.${name}`, { status, message })
  return (name: keyof T & string, fields?: Record<string, string>, retryAfterSeconds?: number) => {
    const [status, message] = table[name]!
    return new Refusal(`${domain}.${name}`, status, message, fields, retryAfterSeconds)
  }
}

/** Whether this error is the refusal with that code. */
export const isRefusal = (error: unknown, code: string): error is Refusal =>
  error instanceof Refusal && error.code === code
