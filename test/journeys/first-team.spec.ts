import { expect } from '@playwright/test'
import { DESKTOP, registerConsultantByForm } from './people.ts'
import { beginSelling } from './production/begin-selling.ts'
import { enterBy, inviteFirstAdmin, setUpApp } from './production/first-admin.ts'
import { approveApplication } from './production/first-team.ts'
import { confirmByMail } from './production/mail-links.ts'
import { attachPictures } from './production/picture.ts'
import { type Production, test } from './production/test.ts'

async function startSite(production: Production) {
  const site = production.run('bin/start.ts')
  await expect.poll(() => site.said.text).toContain('No ar em')
  return async () => {
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
  }
}

test('a new team opens the selling and approves its first consultant, who comes online', async ({
  production,
  openPage,
}, info) => {
  const stop = await startSite(production)
  const [iris, visitor] = [await openPage(DESKTOP), await openPage(DESKTOP)]
  const marinas = await openPage(DESKTOP)

  await test.step('the first administrator opens the selling', async () => {
    await enterBy(iris, await inviteFirstAdmin(production))
    await setUpApp(iris, production)
    await expect(iris.getByRole('region', { name: 'Para abrir as vendas' })).toBeVisible()
    await attachPictures(iris, info, '1-first-steps')
    await beginSelling(iris)
    await attachPictures(iris, info, '2-selling')
  })

  await test.step('a consultant applies, is approved and comes online', async () => {
    const person = await registerConsultantByForm(marinas, 'Marina')
    await confirmByMail(visitor, production, person.email)
    await approveApplication(iris, 'Marina')
    await marinas.getByRole('switch').first().click()
    await expect(marinas.getByText('ONLINE', { exact: true })).toBeVisible()
    await attachPictures(marinas, info, '3-consultant-approved')
  })

  await stop()
})
