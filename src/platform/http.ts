import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import type { Capability } from '#shared/capabilities.ts'
import type { Endpoint, InputOf, OutputOf } from '#shared/contract.ts'
import { toJson } from '#shared/json.ts'
import { Refusal } from '#shared/refusal.ts'
import { agreedFieldsOf } from './agreed-fields.ts'
import { BodyBudget } from './body-budget.ts'
import type { Clock } from './clock.ts'
import { isDatabaseUnavailable, type Db } from './db.ts'
import { impersonated, type Impersonation, isImpersonation, readingOnly, withoutFields } from './impersonation.ts'
import { type Log, loggedPath } from './log.ts'
import { refuse } from './refusals.ts'
import { MemoizedRouter } from './memoized-router.ts'
import { requestIdOf } from './request-id.ts'
import { networkAddressOf, bearerTokenOf, readJsonBody, parseInput } from './request.ts'

export type Role = 'client' | 'consultor' | 'admin'
/** What somebody of the team may do, and whether this session has shown its second factor. */
export type Membership = {
  capabilities: readonly Capability[]
  secondFactor: 'none' | 'not shown' | 'shown'
}
/**
 * `confirmedUntil`: until when this session counts as just confirmed, with the password or, if there is a second
 * factor, a code of it.
 */
export type Viewer = { id: string; role: Role; sessionId: string; confirmedUntil?: Date; team?: Membership }

/** What every call can use of the outside world. */
export type Ports = {
  db: Db
  /** The database's clock as this process knows it, where some milliseconds do not matter. */
  now: () => Date
  /** The database's clock, for deadlines and money. */
  clock: Clock
  log: Log
  /** The viewer of a session token; undefined for an unknown one. */
  viewerOf: (token: string) => Promise<Viewer | undefined>
  /** Answers somebody of the team who sees what a person sees; absent: nobody does. */
  impersonation?: Impersonation<Viewer>
  /** Refuses who may begin nothing new at the moment; absent: everybody may. */
  guardBeginning?: (viewerId: string) => Promise<void>
  /** The number of reverse proxies that are trusted to name the caller's address. */
  trustedProxies: number
}

/** One call, authorised and parsed. `address`: the caller's network address; `agent`: its User-Agent header. */
export type Call<I, V = Viewer | undefined> = {
  db: Db
  now: Date
  clock: Clock
  viewer: V
  input: I
  address: string
  agent: string
}
type ViewerFor<E extends Endpoint> = E['access'] extends 'public' ? Viewer | undefined : Viewer

type ServedEndpoint = {
  endpoint: Endpoint
  handle: (call: Call<never, never>) => unknown
  /** Of what `handle` answers, what the contract names. */
  keepAgreed: (answer: unknown) => unknown
}
type Answer = { status: number; headers: Record<string, string>; body: string }

/** `address`: the caller's network address. */
type RawAnswer = (request: Request, ports: Ports, address: string) => Promise<Response>

export type Route =
  | ServedEndpoint
  /** An endpoint without our JSON contract (webhooks, the sandbox gateway's own pages). */
  | {
      raw: { method: 'GET' | 'POST'; path: `/${string}`; answer: RawAnswer }
    }

/** Binds a contract's endpoint to its handler. What the handler answers beyond the contract never leaves the server. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<InputOf<E>, ViewerFor<E>>) => OutputOf<E> | Promise<OutputOf<E>>,
): Route {
  return { endpoint, handle, keepAgreed: agreedFieldsOf(endpoint.output) }
}

export const serveRaw = (method: 'GET' | 'POST', path: `/${string}`, answer: RawAnswer): Route => ({
  raw: { method, path, answer },
})

/** The caller's address of calls that this process makes itself. */
const IN_PROCESS = 'in-process'
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export type Api = ReturnType<typeof apiOf>

/** One application of all endpoints: authorisation, parsing, refusals and unexpected errors are handled only here. */
export function apiOf(served: readonly Route[], ports: Ports) {
  const app = new Hono({ router: new MemoizedRouter(new TrieRouter()) })
  const readers = new Map<string, ServedEndpoint>()
  const budget = new BodyBudget()
  for (const one of served) {
    if ('raw' in one) app.on(one.raw.method, one.raw.path, (c) => answerRaw(c, one.raw.answer, ports))
    else app.on(one.endpoint.method, one.endpoint.path, (c) => answer(c, one, ports, budget))
    if ('endpoint' in one && one.endpoint.method === 'GET') readers.set(one.endpoint.path, one)
  }
  app.all('/api/*', () => {
    throw refuse('unknown_endpoint')
  })
  app.onError((error, c) => responseOf(errorAnswer(error, c.req, ports.log, requestIdOf(incomingOf(c)))))
  return Object.assign(app, {
    read: (path: string, input: Record<string, unknown>, address = IN_PROCESS) =>
      readInProcess(readers.get(path), { path, input, address }, ports),
  })
}

/**
 * A GET call from this process, authorised and parsed like any other but without a request or JSON: it returns the
 * value itself. `path` is the endpoint's, `address` that of the visitor whose page needs the answer.
 */
async function readInProcess(
  one: ServedEndpoint | undefined,
  { path, input, address }: { path: string; input: Record<string, unknown>; address: string },
  ports: Ports,
): Promise<Answer | { value: unknown }> {
  try {
    if (!one) throw refuse('unknown_endpoint')
    authorise(one.endpoint.access, undefined)
    const given = Object.entries(input).filter(([, value]) => value !== undefined)
    const query = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
    return {
      value: await valueOf(
        one,
        { viewer: undefined, input: parseInput(one.endpoint, query, {}), address, agent: '' },
        ports,
      ),
    }
  } catch (error) {
    return errorAnswer(error, { method: 'GET', path }, ports.log, requestIdOf(undefined))
  }
}

function answerRaw(c: Context, raw: RawAnswer, ports: Ports) {
  if (isImpersonation(bearerTokenOf(c.req.raw))) throw refuse('left_out')
  return raw(c.req.raw, ports, addressOf(c, ports))
}

async function answer(c: Context, one: ServedEndpoint, ports: Ports, budget: BodyBudget) {
  const token = bearerTokenOf(c.req.raw)
  const value = isImpersonation(token) ? await valueAsSeen(c, one, ports, token) : await valueFor(c, one, ports, budget)
  const headers = { ...JSON_HEADERS, 'x-request-id': requestIdOf(incomingOf(c)) }
  return responseOf({ status: 200, headers, body: toJson(value) })
}

/** What somebody of the team reads who sees what a person sees: of what is public, what everybody reads. */
async function valueAsSeen(c: Context, one: ServedEndpoint, ports: Ports, token: string) {
  const { endpoint } = one
  const viewer = await impersonated(token, endpoint, ports.impersonation)
  authorise(endpoint.access, viewer)
  requireConfirmation(endpoint, viewer, ports.now())
  const input = parseInput(endpoint, c.req.query(), c.req.param())
  const call = { viewer, input, address: addressOf(c, ports), agent: '' }
  const db = viewer && ports.impersonation ? ports.impersonation.db : ports.db
  const value = await readingOnly(() => valueOf(one, call, { ...ports, db }))
  return Array.isArray(endpoint.viewable) ? withoutFields(value, endpoint.viewable) : value
}

async function valueFor(c: Context, one: ServedEndpoint, ports: Ports, budget: BodyBudget) {
  const { endpoint } = one
  const address = addressOf(c, ports)
  const viewer = await admit(c.req.raw, ports, endpoint.access)
  requireConfirmation(endpoint, viewer, ports.now())
  if (endpoint.begins && viewer) await ports.guardBeginning?.(viewer.id)
  const isStranger = !viewer && address !== IN_PROCESS
  const spend = (bytes: number) => void (isStranger && budget.spend(address, bytes))
  const input = parseInput(
    endpoint,
    endpoint.method === 'GET' ? c.req.query() : await readJsonBody(c.req.raw, endpoint.maxBodyBytes, spend),
    c.req.param(),
  )
  return valueOf(one, { viewer, input, address, agent: c.req.header('user-agent') ?? '' }, ports)
}

/** The network address of whoever called. */
export const addressOf = (c: Context, { trustedProxies }: Pick<Ports, 'trustedProxies'>) =>
  networkAddressOf(c.req.header('x-forwarded-for'), remoteAddressOf(c), trustedProxies)

/** Undefined: a call that this process makes itself. */
const incomingOf = ({ env }: Context) => ((env ?? {}) as Partial<HttpBindings>).incoming

function remoteAddressOf(c: Context): string {
  const incoming = incomingOf(c)
  return incoming ? (incoming.socket.remoteAddress ?? 'unknown') : IN_PROCESS
}

async function valueOf(
  { handle, keepAgreed }: ServedEndpoint,
  call: Pick<Call<unknown>, 'viewer' | 'input' | 'address' | 'agent'>,
  { db, clock, now }: Ports,
): Promise<unknown> {
  return keepAgreed(await handle({ db, clock, now: now(), ...call } as Call<never, never>))
}

const responseOf = ({ status, headers, body }: Answer) => new Response(body, { status, headers })

/** Who asks, by the token of the request. Refuses whoever may not; nobody is looked up for what is public. */
export async function admit(
  request: Request,
  { viewerOf }: Pick<Ports, 'viewerOf'>,
  access: Endpoint['access'],
): Promise<Viewer | undefined> {
  const token = access === 'public' ? undefined : bearerTokenOf(request)
  const viewer = token ? await viewerOf(token) : undefined
  authorise(access, viewer)
  return viewer
}

/** The same for an endpoint without a contract that changes something, with the confirmations of one that has it. */
export async function admitChange(
  request: Request,
  ports: Pick<Ports, 'viewerOf' | 'now'>,
  access: Exclude<Endpoint['access'], 'public'>,
): Promise<Viewer> {
  const viewer = (await admit(request, ports, access))!
  requireConfirmation({ method: 'POST', access }, viewer, ports.now())
  return viewer
}

function authorise(access: Endpoint['access'], viewer: Viewer | undefined) {
  if (access === 'public') return
  if (!viewer) throw refuse('signed_out')
  const may =
    access === 'team'
      ? viewer.team !== undefined
      : isByCapability(access)
        ? viewer.team?.capabilities.includes(access.slice('team:'.length) as Capability)
        : access === 'signed-in' || access === viewer.role
  if (!may) throw refuse('forbidden')
}

const isByCapability = (access: Endpoint['access']) => access.startsWith('team:')

type Confirmable = Pick<Endpoint, 'method' | 'access' | 'needsPassword'>

/**
 * Refuses `second_factor_required` to a session of the team that has shown none, for what changes something and for
 * what people said; to it and to everybody, `password_required` or the same, for what needs a fresh confirmation.
 */
function requireConfirmation({ method, access, needsPassword }: Confirmable, viewer: Viewer | undefined, now: Date) {
  const factor = viewer?.team?.secondFactor
  const needsFactor = isByCapability(access) && (method !== 'GET' || access === 'team:conversations')
  if (needsFactor && factor !== 'shown') throw refuse('second_factor_required')
  if (!needsPassword || (viewer?.confirmedUntil && viewer.confirmedUntil > now)) return
  throw refuse(factor && factor !== 'none' ? 'second_factor_required' : 'password_required')
}

function errorAnswer(
  error: unknown,
  { method, path }: { method: string; path: string },
  log: Log,
  requestId: string,
): Answer {
  const refusal = error instanceof Refusal ? error : isDatabaseUnavailable(error) ? refuse('unavailable') : undefined
  const isExpected = refusal && (refusal.status < 500 || refusal.code === 'http.busy')
  if (!isExpected) log.error({ err: error, requestId, method, path: loggedPath(path) }, 'request failed')
  const { code, message, status, fields, retryAfterSeconds } = refusal ?? refuse('unexpected')
  const headers: Record<string, string> = { ...JSON_HEADERS, 'x-request-id': requestId }
  if (status === 503 || status === 429) headers['retry-after'] = String(retryAfterSeconds ?? 2)
  return { status, headers, body: toJson({ error: message, code, ...(fields && { fields }) }) }
}
