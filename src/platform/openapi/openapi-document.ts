import type { Endpoint } from '#shared/contract.ts'
import { KNOWN_REFUSALS } from '#shared/refusal.ts'
import type { Route } from '../http.ts'
import { type JsonSchema, wireSchema } from './wire-schema.ts'

const JSON_TYPE = 'application/json'
const REFUSAL = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Refusal' } } }

/** The refusals that any endpoint of its kind may answer, by status; `default` are the rules of its domain. */
const STATUS_NOTES = {
  400: 'The input is not valid: http.invalid_input, http.malformed_json or http.unstorable_text',
  401: 'Nobody is signed in: http.signed_out',
  403:
    'The account has another role or lacks the capability, http.forbidden, or a confirmation is asked for: ' +
    'http.password_required, http.second_factor_required',
  413: 'The body is too long: http.too_large',
  415: 'The body is not JSON: http.not_json',
  429: 'Too many attempts; see Retry-After',
  500: 'A fault of ours: http.unexpected',
  503: 'Away for some seconds; see Retry-After: http.unavailable',
} as const

/** OpenAPI 3.1 of these routes, from their contracts. */
export const openApiDocument = (routes: readonly Route[], origin: string) => ({
  openapi: '3.1.1',
  info: {
    title: 'Sensitivos',
    version: '1',
    description:
      'Fields named …Cents are whole centavos. Instants are ISO 8601. Ids of what is created are UUIDs chosen by the ' +
      'caller: the same id again is the same request. Answers may get new fields and values; ignore unknown ones.',
  },
  servers: [{ url: origin }],
  paths: pathsOf(routes),
  components: {
    schemas: { Refusal, RefusalCode: refusalCodes() },
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
  },
})

const Refusal: JsonSchema = {
  type: 'object',
  description: 'Why a request was refused. `error` is for people, in Portuguese; `fields` has messages by field.',
  properties: {
    error: { type: 'string' },
    code: { $ref: '#/components/schemas/RefusalCode' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['error', 'code'],
}

const refusalCodes = () => ({
  oneOf: [...KNOWN_REFUSALS]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([code, { status, message }]) => ({ const: code, description: `${status}: ${message}` })),
})

function pathsOf(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const { method, path } = 'raw' in route ? route.raw : route.endpoint
    const template = path.replace(/:(\w+)/g, '{$1}')
    const operation = 'raw' in route ? rawOperation(path) : operationOf(route.endpoint)
    paths[template] ??= {}
    paths[template][method.toLowerCase()] = { operationId: operationIdOf(method, path), ...operation }
  }
  return paths
}

/** `POST /api/orders/:id/pay` → `post_orders_id_pay`. */
const operationIdOf = (method: string, path: string) =>
  [method.toLowerCase(), ...(path.match(/\w+/g) ?? []).filter((part) => part !== 'api')].join('_')

const parameterNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

const rawOperation = (path: string) => ({
  summary: 'Answers in a format of its own',
  parameters: parameterNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  responses: { default: { description: 'A page, a file, a redirect or an empty answer' } },
  security: [],
})

const roleNote = (access: Endpoint['access']) =>
  access === 'public' || access === 'signed-in'
    ? []
    : [
        access === 'team'
          ? 'For everybody of the team.'
          : access.startsWith('team:')
            ? `For whoever of the team has the capability ${access.slice('team:'.length)}.`
            : `For the role ${access}.`,
      ]
const PASSWORD_NOTE =
  'The password has to have been typed in this session in the last 15 minutes, by signing in or by ' +
  'POST /api/auth/confirm-password; http.password_required otherwise.'
const FACTOR_NOTE =
  'This session has to have shown the second factor with POST /api/auth/second-factor/code; ' +
  'http.second_factor_required otherwise.'

const BEGINS_NOTE = 'Nobody whom the team suspended, or whose account is checked, begins anything new: 403.'

function operationOf({ method, path, access, needsPassword = false, begins, summary, input, output }: Endpoint) {
  const { properties = {}, required = [], ...rest } = wireSchema(input)
  const inPath = parameterNames(path)
  const others = Object.keys(properties).filter((name) => !inPath.includes(name))
  const isRead = method === 'GET'
  const needsFactor = access.startsWith('team:') && (!isRead || access === 'team:conversations')
  const notes = [
    ...roleNote(access),
    ...(needsPassword ? [PASSWORD_NOTE] : []),
    ...(needsFactor ? [FACTOR_NOTE] : []),
    ...(begins ? [BEGINS_NOTE] : []),
  ]
  const parameter = (name: string) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
  })
  const body = {
    ...rest,
    properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
    required: required.filter((name) => others.includes(name)),
  }
  return {
    summary,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    parameters: [...inPath, ...(isRead ? others : [])].map(parameter),
    ...(!isRead && { requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } } }),
    responses: {
      200: { description: 'Done', content: { [JSON_TYPE]: { schema: wireSchema(output) } } },
      ...Object.fromEntries(
        statusesOf(access, isRead, needsPassword || begins === true).map((status) => [
          status,
          { description: STATUS_NOTES[status], content: REFUSAL },
        ]),
      ),
      default: { description: 'Refused by a rule of the domain', content: REFUSAL },
    },
    security: access === 'public' ? [] : [{ session: [] }],
  }
}

function statusesOf(
  access: Endpoint['access'],
  isRead: boolean,
  needsPassword: boolean,
): (keyof typeof STATUS_NOTES)[] {
  const mayBeForbidden = needsPassword || access !== 'signed-in'
  const identity = access === 'public' ? [] : mayBeForbidden ? ([401, 403] as const) : ([401] as const)
  return [400, ...identity, ...(isRead ? [] : ([413, 415] as const)), 429, 500, 503]
}
