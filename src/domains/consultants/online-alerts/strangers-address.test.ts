import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { factsDuring } from '#test/support/facts-during.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { addOnlineAlert } from './add-online-alert.ts'
import { sendDueOnlineAlerts } from './send-due-online-alerts.ts'

let db: Db
let [luna, ana] = ['', '']
beforeEach(async () => {
  db = await freshDatabase()
  luna = await aConsultant(db, 'Luna')
  ana = await aClient(db, 'Ana')
  await comeOnline(db, luna)
})

const askAndSend = async () => {
  await addOnlineAlert(db, { personId: ana, consultantId: luna, now: new Date() })
  await sendDueOnlineAlerts({ db, now: new Date() })
}
const mails = async () => (await db`select from mails where key like 'online-alert:%'`).length

test('an address that nobody has confirmed gets no alert by mail; open pages hear of it', async () => {
  await db`update people set email_confirmed_at = null where id = ${ana}`
  const facts = await factsDuring(db, ana, async () => {
    for (let n = 0; n < 20; n++) await askAndSend()
  })
  expect(facts).toHaveLength(20)
  expect(await mails()).toBe(0)
})
