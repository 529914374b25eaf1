import type { Bus } from '../bus.ts'
import type { Db } from '../db.ts'
import type { Log } from '../log.ts'
import { companyChanged } from './facts.ts'
import { knowCompany } from './known-company.ts'
import { findOpening, readCompany } from './sql.ts'

export type CompanyWatch = { isSelling: () => boolean; onChange: (react: () => void) => void }
type Given = { db: Db; bus: Pick<Bus, 'hear' | 'onGap'>; log: Pick<Log, 'error'> }

/** Reads the company, and whether it sells, and again when that changes anywhere, so that this process says so. */
export async function followCompany({ db, bus, log }: Given): Promise<CompanyWatch> {
  const reactions: (() => void)[] = []
  let isSelling = false
  const read = async () => {
    const [{ company }, openedAt] = await Promise.all([readCompany(db), findOpening(db)])
    knowCompany(company)
    isSelling = openedAt !== undefined
    for (const react of reactions) react()
  }
  let reading = Promise.resolve()
  const again = () => {
    reading = reading.then(read).catch((error: unknown) => {
      log.error({ err: error }, 'the company could not be read; it is read with the next change')
    })
  }
  bus.hear(companyChanged, again)
  bus.onGap(again)
  await read()
  return { isSelling: () => isSelling, onChange: (react) => void reactions.push(react) }
}
