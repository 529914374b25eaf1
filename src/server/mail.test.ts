import { expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import { mailOf } from './mail.ts'

const given = { db: {} as Db, clock }
const config = (environment: NodeJS.ProcessEnv) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/sensitivos', ...environment })

test('the demo mailbox and its pages are used until a mail server is configured', () => {
  const demo = mailOf(config({}), given)
  expect(demo.mailer).toMatchObject({ name: 'sandbox', isIdempotent: true })
  expect(demo.endpoints).toHaveLength(2)
  const real = mailOf(config({ SMTP_URL: 'smtps://nos:senha@mail.exemplo.com' }), given)
  expect(real.mailer).toMatchObject({ name: 'smtp', isIdempotent: false })
  expect(real.endpoints).toEqual([])
})

test('production does not start with the demo mailbox', () => {
  expect(() => mailOf(config({ APP_ENV: 'production' }), given)).toThrow('SMTP_URL')
})
