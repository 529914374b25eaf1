import { knowCompany } from '#platform/company/known-company.ts'
import { insertCompany, insertOpening, readCompany } from '#platform/company/sql.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Company } from '#shared/company.ts'

/** The company of the demo. Its CNPJ is alphanumeric, as those issued since July 2026 are. */
export const DEMO_COMPANY: Company = {
  legalName: 'Sensitivos Consultas On-line Ltda.',
  tradeName: '',
  cnpj: '12.ABC.345/01DE-35',
  street: 'Avenida Paulista, 1000, 10º andar',
  locality: 'Bela Vista, São Paulo – SP, 01310-100',
  phone: '(11) 4000-1800',
  email: 'contato@sensitivos.com.br',
  hours: '24 horas, todos os dias',
}

/** Says whose site the demo is, which this process says from then on, and that it sells. Twice changes nothing. */
export async function seedCompany(db: Db, since: Date) {
  await inTransaction(db, async (tx) => {
    const { version } = await readCompany(tx)
    await insertOpening(tx, since)
    if (version === 0n)
      await insertCompany(tx, { ...DEMO_COMPANY, cnpj: DEMO_COMPANY.cnpj.replaceAll(/\W/g, '') }, since)
  })
  knowCompany((await readCompany(db)).company)
}
