import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpointMatrix } from './authorisation/matrix/endpoint-matrix.ts'
import { callEndpoint } from './authorisation/call-endpoint.ts'
import { endpointNameOf, openSite, type Site } from './authorisation/site.ts'

type Schema = { type?: string; properties?: Record<string, Schema>; required?: string[]; enum?: string[] }
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  summary: string
  description?: string
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content & { description: string }>
  security: Record<string, string[]>[]
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: { Refusal: Schema; RefusalCode: { oneOf: { const: string; description: string }[] } }
    securitySchemes: Record<string, { type: string; scheme: string }>
  }
}

let site: Site
let document: Document

beforeAll(async () => {
  site = await openSite()
  const answer = await site.api.request('/api/openapi.json')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  document = (await answer.json()) as Document
})

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
const operationOf = (name: string): Operation => {
  const [method, path] = name.split(' ') as [string, string]
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
}
const answerSchema = (name: string) => operationOf(name).responses['200']!.content!['application/json']!.schema

test('every served endpoint is in the document, and nothing else', () => {
  const served = site.served.map(endpointNameOf)
  const described = operations().map(
    ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  expect(described.toSorted()).toEqual(served.toSorted())
})

test('it has the shape of OpenAPI 3.1', () => {
  expect(document).toMatchObject({
    openapi: '3.1.1',
    info: { title: 'Sensitivos' },
    servers: [{ url: expect.any(String) }],
  })
  expect(new Set(operations().map(({ operation }) => operation.operationId)).size).toBe(operations().length)
  for (const { path, method, operation } of operations()) {
    const where = `${method} ${path}`
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name).toSorted(), where).toEqual((path.match(/(?<=\{)\w+/g) ?? []).toSorted())
    expect(
      inPath.every(({ required, schema }) => required && schema),
      where,
    ).toBe(true)
    expect(operation.summary, where).not.toBe('')
    expect(
      Object.keys(operation.responses).every((status) => /^([1-5]\d\d|default)$/.test(status)),
      where,
    ).toBe(true)
    expect(
      Object.values(operation.responses).every(({ description }) => description),
      where,
    ).toBe(true)
    if (method === 'get') expect(operation.requestBody, where).toBeUndefined()
  }
})

test('every reference leads somewhere, and every schema is one that can be read', () => {
  for (const [, path] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = path!.split('/').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document)
    expect(found, path).toBeDefined()
  }
  for (const { operation } of operations()) {
    const contents = [operation.requestBody, operation.responses['200']].flatMap((one) =>
      Object.values(one?.content ?? {}),
    )
    for (const { schema } of contents) expect(() => z.fromJSONSchema(schema as never)).not.toThrow()
  }
})

test('parameters, body, answer, access and refusals of an endpoint are described', () => {
  const search = operationOf('GET /api/consultants')
  expect(search.security).toEqual([])
  expect(search.parameters.find(({ name }) => name === 'sort')).toMatchObject({
    in: 'query',
    required: false,
    schema: { enum: ['recommended', 'price', 'rating', 'newest'] },
  })
  const pay = operationOf('POST /api/orders/:id/pay')
  expect(pay.security).toEqual([{ session: [] }])
  const body = pay.requestBody!.content!['application/json']!.schema
  expect(Object.keys(body.properties!)).toEqual(['paymentId', 'method', 'fromBalanceCents', 'installments'])
  expect(body.required).toEqual(['paymentId'])
  expect(Object.keys(pay.responses)).toEqual(['200', '400', '401', '403', '413', '415', '429', '500', '503', 'default'])
  expect(Object.keys(search.responses)).toEqual(['200', '400', '429', '500', '503', 'default'])
  const card = (answerSchema('GET /api/consultants').properties!.consultants as { items: Schema } & Schema).items
  expect(card.properties!.status!).toEqual({ type: 'string', enum: ['online', 'busy', 'offline'] })
  expect(card.required).toContain('status')
  expect(document.components.securitySchemes).toEqual({ session: { type: 'http', scheme: 'bearer' } })
  const data = operationOf('GET /api/my-data')
  expect([Object.keys(data.responses).includes('403'), data.description]).toEqual([
    true,
    expect.stringMatching(/^The password .* http\.password_required otherwise\.$/),
  ])
  const codes = document.components.schemas.RefusalCode.oneOf
  expect(codes).toContainEqual({ const: 'payments.too_many_open', description: expect.stringMatching(/^429: Você já/) })
  expect(codes.length).toBeGreaterThan(80)
})

test('real answers fit their description', async () => {
  const simple = Object.entries(endpointMatrix).filter(
    ([name, { isRaw, target, input, setup }]) =>
      name.startsWith('GET') && !isRaw && !target && typeof input !== 'function' && !(setup && name.includes(':')),
  )
  expect(simple.length).toBeGreaterThan(30)
  for (const [name, { may, input }] of simple) {
    const { status, text } = await callEndpoint(site, name, may[0]!, (input ?? {}) as Record<string, unknown>)
    expect(status, name).toBe(200)
    const fits = z.fromJSONSchema(answerSchema(name) as never).safeParse(JSON.parse(text))
    expect(fits.error, name).toBeUndefined()
  }
})

test('it is computed once', async () => {
  const before = process.cpuUsage()
  for (let n = 0; n < 100; n++) await (await site.api.request('/api/openapi.json')).text()
  // Of processor time, which a busy machine does not stretch: milliseconds each. Once takes two seconds for all.
  expect(process.cpuUsage(before).user / 100_000).toBeLessThan(100)
})
