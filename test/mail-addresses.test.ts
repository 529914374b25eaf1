import { expect, test } from 'vitest'
import { endpoints as newsletter } from '#domains/newsletter/endpoints.ts'
import { endpoints as notifications } from '#domains/notifications/endpoints.ts'
import { databaseClock } from '#platform/clock.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { newsletterLinks, optionalMail } from './authorisation/fixtures/links.ts'
import { fingerprintOf } from './authorisation/fingerprint.ts'
import { listMailAddresses } from './mail-addresses.ts'
import { freshDatabase } from './support/database.ts'
import { aClient } from './support/people.ts'

test('the addresses of mails are found in the code that makes them', () => {
  const addresses = listMailAddresses()
  const secret = 'a'.repeat(43)
  for (const one of ['/cadastre-se/newsletter?sair=', '/login?confirmar=', '/forgot-password?documento='])
    expect(addresses).toContain(one + secret)
  expect(addresses.length).toBeGreaterThan(25)
})

test('whoever opens an address of the header of a mail, twice, changes no row; only a POST does', async () => {
  const db = await freshDatabase()
  const now = () => new Date()
  const ports = { db, now, clock: databaseClock, log, viewerOf: async () => undefined, trustedProxies: 0 }
  const api = apiOf([...newsletter, ...notifications], ports)
  const ana = { id: await aClient(db, 'Ana'), email: 'ana@exemplo.com.br' }
  const { leave } = await newsletterLinks(db, 'bia@exemplo.com.br', now())
  const kind = await optionalMail(db, ana, now())
  const secrets: Record<string, string> = { '/api/mail-choices/leave': kind, '/api/newsletter/leave': leave }
  const paths = listMailAddresses().filter((one) => one.startsWith('/api/'))
  expect([...new Set(paths.map((one) => one.split('?')[0]!))]).toEqual(Object.keys(secrets))
  const fingerprint = await fingerprintOf(db)
  for (const [path, secret] of Object.entries(secrets)) {
    for (let n = 0; n < 2; n++) expect((await api.request(`${path}?token=${secret}`)).status).toBe(303)
    expect(await fingerprint.all()).toEqual(fingerprint.first)
  }
  for (const [path, secret] of Object.entries(secrets))
    expect((await api.request(`${path}?token=${secret}`, { method: 'POST' })).status).toBe(200)
  expect(await fingerprint.all()).not.toEqual(fingerprint.first)
})
