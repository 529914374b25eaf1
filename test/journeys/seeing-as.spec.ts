import { expect } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { DESKTOP } from './people.ts'
import { typeTeamCode } from './team-session.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

const [ana, , iris] = demoPeople

test('Íris sees what Ana sees in a tab of its own, where nothing acts, and is herself again when she leaves', async ({
  page,
  context,
}) => {
  await page.goto(`/login?next=/admin-dashboard/pessoas/${ana.id}`)
  await page.getByLabel('E-mail').fill(iris.email)
  await page.getByLabel('Senha', { exact: true }).fill(iris.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Ver como ela vê' }).click()
  const tab = await opened
  const sockets: string[] = []
  tab.on('websocket', (socket) => sockets.push(socket.url()))
  await tab.getByLabel('Motivo, que fica no registro').fill('Curta.')
  await tab.getByRole('button', { name: 'Ver por 15 minutos' }).click()
  await expect(tab.getByText('Diga por quê, em pelo menos 10 caracteres.')).toBeVisible()
  await tab.getByLabel('Motivo, que fica no registro').fill('Ela escreveu que a tela está vazia.')
  await tab.getByRole('button', { name: 'Ver por 15 minutos' }).click()
  await typeTeamCode(tab)

  await expect(tab.getByRole('heading', { name: `Olá, ${ana.firstName}` })).toBeVisible()
  const bar = tab.getByRole('region', { name: 'Ver como a pessoa vê' })
  await expect(bar).toContainText(`Você está vendo como ${ana.firstName} vê. Só leitura.`)
  sockets.length = 0
  await tab.goto('/client-dashboard?secao=conta')
  await expect(tab.getByText('Fica de fora').first()).toBeVisible()
  const refused = await tab.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('impersonation')!)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const given = { method: 'POST', headers, body: JSON.stringify({ topic: 'following', way: 'mail', wanted: false }) }
    return (await (await fetch('/api/notice-choices', given)).json()) as { code: string }
  })
  expect(refused.code).toBe('http.read_only')
  expect(sockets, 'nobody seems to be there').toEqual([])

  // The other tab is hers as before.
  await page.reload()
  await expect(page.getByText('A equipe viu as páginas como a pessoa vê').first()).toBeVisible()
  await bar.getByRole('button', { name: 'Sair' }).click()
  await expect(tab.getByText('Você saiu. Esta aba é sua de novo.')).toBeVisible()
  await tab.goto('/admin-dashboard')
  await expect(tab.getByRole('heading', { name: 'Hoje', exact: true })).toBeVisible()
})
