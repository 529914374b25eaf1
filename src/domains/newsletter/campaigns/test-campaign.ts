import { findEmail, recordSecurityEvent, spendAttempt } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { letterOf } from './letter.ts'
import { refuse, TESTS_PER_PERSON } from './rules.ts'
import { findCampaign } from './sql.ts'

type Testing = { id: string; testId: string; by: string; site: string; now: Date }

/** Mails a campaign to whoever asks for it, as it was last saved. Refuses an unknown one, and too many in an hour. */
export async function testCampaign(db: Db, { id, testId, by, site, now }: Testing): Promise<{ to: string }> {
  const campaign = await findCampaign(db, id)
  if (!campaign) throw refuse('not_found')
  await spendAttempt(db, TESTS_PER_PERSON, by, now)
  const letter = await letterOf(campaign, site)
  const smallPrint = ['Este é um teste: só você o recebeu. Nos outros, aqui embaixo vai o link para sair da lista.']
  return inTransaction(db, async (tx) => {
    const { email: to } = (await findEmail(tx, by, now))!
    await recordSecurityEvent(tx, {
      kind: 'newsletter.campaign_tested',
      actorId: by,
      subjectId: id,
      after: { subject: campaign.subject, version: campaign.version },
      at: now,
    })
    await queueMail(tx, { key: `campaign-test:${testId}`, to, template: { ...letter, smallPrint }, now })
    return { to }
  })
}
