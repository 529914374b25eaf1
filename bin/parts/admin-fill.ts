import { fillSite } from '#domains/team/beginning/fill-site.ts'
import { databaseClock } from '#platform/clock.ts'
import { company } from '#platform/company/known-company.ts'
import type { Db } from '#platform/db.ts'
import { say } from './say.ts'

const added = (n: number) => (n === 0 ? 'nada faltava' : `${n} a mais`)

/** Adds what a site begins with and is missing, and says what that was. */
export async function fill(db: Db) {
  const { items, articles } = await fillSite(db, { clock: databaseClock })
  say(`catálogo: ${added(items)}.`)
  say(`artigos, como rascunhos: ${added(articles)}.`)
  say('o que já estava ficou como estava.')
  if (!company().cnpj) say('faltam os dados da empresa: a administração escreve em /admin-dashboard/equipe/empresa.')
}
