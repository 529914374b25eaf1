import { expect } from '@playwright/test'
import { monthAfter } from '#domains/reports/accounting/months.rules.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { DESKTOP, PHONE, registerClientByForm, registerConsultantByForm, sendMessage } from './people.ts'
import { payLatestPix } from './production/bank.ts'
import { beginSelling } from './production/begin-selling.ts'
import { enterBy, inviteFirstAdmin, setUpApp, signInAdmin } from './production/first-admin.ts'
import { approveApplication, changePrice, closeOldestMonth, publishArticle } from './production/first-team.ts'
import { sumJournalFile, sumLedger } from './production/journal.ts'
import { confirmByMail } from './production/mail-links.ts'
import { moveClock } from './production/move-clock.ts'
import { attachPictures } from './production/picture.ts'
import { type Production, test } from './production/test.ts'
import { startConsultation } from './start-consultation.ts'

async function startSite(production: Production) {
  const site = production.run('bin/start.ts')
  await expect.poll(() => site.said.text, { timeout: 240_000 }).toContain('No ar em')
  return async () => {
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
  }
}

/** How long it is until noon of the second day of the next month in São Paulo. */
function msUntilNextMonth() {
  const month = dayInSaoPaulo(new Date()).slice(0, 7)
  return Date.parse(`${monthAfter(month)}-02T15:00:00Z`) - Date.now()
}

test('a new team opens, approves, prices and publishes; a client buys and talks; the month is closed', async ({
  production,
  openPage,
}, info) => {
  test.slow() // it starts a site twice and walks through a whole month
  const stop = await startSite(production)
  const [iris, visitor] = [await openPage(DESKTOP), await openPage(DESKTOP)]
  const [marinas, anas] = [await openPage(DESKTOP), await openPage(PHONE)]

  const secret = await test.step('the first administrator opens the selling', async () => {
    await enterBy(iris, await inviteFirstAdmin(production))
    const set = await setUpApp(iris, production)
    await expect(iris.getByRole('region', { name: 'Para abrir as vendas' })).toBeVisible()
    await attachPictures(iris, info, '1-first-steps')
    await beginSelling(iris)
    await attachPictures(iris, info, '2-selling')
    return set
  })

  const marina = await test.step('a consultant applies, is approved and comes online', async () => {
    const person = await registerConsultantByForm(marinas, 'Marina')
    await confirmByMail(visitor, production, person.email)
    await approveApplication(iris, 'Marina')
    await marinas.getByRole('switch').first().click()
    await expect(marinas.getByText('ONLINE', { exact: true })).toBeVisible()
    await attachPictures(marinas, info, '3-consultant-approved')
    await visitor.goto('/consultores')
    const profile = visitor
      .getByRole('main')
      .getByRole('link', { name: /Marina/ })
      .first()
    return { ...person, id: (await profile.getAttribute('href'))!.split('/').at(-1)! }
  })

  const ana = await test.step('an order keeps its price when the item gets another one', async () => {
    const person = await registerClientByForm(anas, 'Ana')
    await anas.goto('/comprar/creditos')
    await anas.getByRole('button', { name: 'Continuar com R$ 50,00' }).click()
    await expect(anas.getByRole('button', { name: 'Pagar R$ 50,00 com Pix' })).toBeVisible()
    await changePrice(iris, 'creditos-50', '55,00')
    await attachPictures(iris, info, '4-price-changed')
    await expect(async () => {
      await visitor.goto('/comprar/creditos')
      await expect(visitor.getByText('R$ 55,00').first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await attachPictures(visitor, info, '5-new-price')
    await anas.reload()
    await anas.getByRole('button', { name: 'Pagar R$ 50,00 com Pix' }).click()
    await expect(anas.getByText('Pix copia e cola').first()).toBeVisible()
    await payLatestPix(production)
    await expect(anas.getByRole('heading', { name: 'Seus créditos estão no saldo' })).toBeVisible()
    await attachPictures(anas, info, '6-paid')
    return person
  })

  await test.step('an article with a picture is read and stands in the sitemap', async () => {
    const path = await publishArticle(iris, 'Abrimos a casa')
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { name: 'Abrimos a casa', level: 1 })).toBeVisible()
    await expect(visitor.getByRole('img', { name: 'O mar à noite' })).toHaveJSProperty('complete', true)
    await attachPictures(visitor, info, '7-article')
    const sitemap = await fetch(`${production.insideUrl}/sitemap.xml`)
    expect(await sitemap.text()).toContain(`<loc>${production.publicUrl}${path}</loc>`)
  })

  await test.step('they talk, and it is settled', async () => {
    await startConsultation(ana, marina)
    await sendMessage(marina, 'Boa noite, Ana. O que você quer olhar hoje?')
    await expect(anas.getByTestId('clock')).toContainText(/00:(0[3-9]|[1-5]\d)/)
    await anas.getByRole('button', { name: 'Encerrar' }).click()
    await anas.getByRole('button', { name: 'Encerrar e acertar' }).click()
    for (const page of [anas, marinas])
      await expect(page.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
    await attachPictures(anas, info, '8-settled')
  })

  await test.step('the month is over: it is closed, and its journal is the ledger', async () => {
    await stop()
    await moveClock(production, msUntilNextMonth())
    const stopLater = await startSite(production)
    await iris.goto('/login?next=/admin-dashboard')
    await signInAdmin(iris)
    await iris.waitForURL(({ pathname }) => pathname === '/admin-dashboard')
    const month = await closeOldestMonth(iris, secret, production.now())
    await attachPictures(iris, info, '9-month-closed')
    const sums = await sumJournalFile(iris)
    expect(sums).toEqual(await sumLedger(production, month))
    expect(Object.keys(sums).length).toBeGreaterThan(1)
    await stopLater()
  })
})
