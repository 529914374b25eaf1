import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { confirmEmail, DESKTOP, openBrowser, registerConsultantByForm } from './people.ts'
import { typeTeamCode } from './team-session.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

const REASON = 'Conte mais sobre como é uma conversa com você, e sem promessas de resultado.'

const openList = (page: Page, list: string) =>
  page
    .getByRole('navigation', { name: 'Seu painel' })
    .getByRole('link', { name: new RegExp(`^${list}`) })
    .click()

/** Íris, the demo's admin, signs in and opens a list of her dashboard. */
async function openTeamList(page: Page, list: string) {
  const iris = demoPeople[2]
  await page.goto('/login?next=/admin-dashboard')
  await page.getByLabel('E-mail').fill(iris.email)
  await page.getByLabel('Senha', { exact: true }).fill(iris.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Olá, Íris' })).toBeVisible()
  await openList(page, list)
}

test('an application is refused with a reason, corrected, sent again and approved', { tag: '@main' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Marina${crypto.randomUUID().slice(0, 6).replace(/\d/g, 'a')}`
  const marina = await registerConsultantByForm(page, name)
  const team = await openBrowser(browser, DESKTOP, baseURL)
  await openTeamList(team, 'Candidaturas')
  const card = team.getByRole('article', { name: new RegExp(`^Candidatura de ${name}`) })
  await card.getByText('Recusar com um motivo').click()
  await card.getByLabel('Motivo').fill('Não.')
  await card.getByRole('button', { name: 'Recusar candidatura' }).click()
  await expect(card.getByText('Explique o motivo em pelo menos 20 caracteres.')).toBeVisible()
  await card.getByLabel('Motivo').fill(REASON)
  await card.getByRole('button', { name: 'Recusar candidatura' }).click()
  await typeTeamCode(team)
  await expect(card).toHaveCount(0)

  // The dashboard changes by itself and keeps what was written.
  await expect(page.getByText(REASON)).toBeVisible()
  await expect(page.getByLabel('Preço por minuto de chat')).toHaveValue('2,99')
  await expect(page.getByRole('checkbox', { name: 'Tarot' })).toBeChecked()
  await team.goto(`/api/sandbox/mailbox?para=${marina.email}`)
  await expect(async () => {
    await team.reload()
    await expect(team.getByText('Sobre a sua candidatura')).toBeVisible({ timeout: 300 })
  }).toPass()

  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page.getByText('Informe seu CPF ou CNPJ.')).toBeVisible()
  await page.getByLabel('CPF ou CNPJ').fill(marina.taxId)
  await page
    .getByLabel('Sobre você e seu atendimento')
    .fill('Leio o tarot com calma há doze anos e termino cada conversa com uma pergunta.')
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(page.getByText('Sua candidatura está em análise')).toBeVisible()

  const mailbox = await page.context().newPage()
  await confirmEmail(mailbox, marina.email)
  await mailbox.close()
  await team.goto('/admin-dashboard')
  await openList(team, 'Candidaturas')
  await expect(card.getByText('Enviada de novo, depois de uma recusa.')).toBeVisible()
  await card.getByRole('button', { name: 'Aprovar' }).click()
  await expect(page.getByRole('switch').first()).toBeVisible()

  await openList(team, 'Consultores')
  await team.getByRole('searchbox', { name: 'Nome, e-mail ou palavra do perfil' }).fill(name)
  await team.getByRole('button', { name: 'Buscar' }).click()
  const automatic = team.getByRole('switch', { name: `Atendimento automático de ${name}` })
  await expect(automatic).toHaveCount(1)
  for (const on of [true, false]) {
    await automatic.setChecked(on)
    await expect(automatic).toBeEnabled()
    const { consultants } = await (await team.request.get(`/api/consultants?text=${name}`)).json()
    expect(consultants, 'a program is among no people').toHaveLength(on ? 0 : 1)
  }
  await team.goto('/admin-dashboard#email')
  await expect(team).toHaveURL('/admin-dashboard?secao=conta#email')
  await team.context().close()
})

test('a contact message is answered in place: the sender gets the answer, and the team keeps it', async ({ page }) => {
  const email = `bia-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`
  const sent = await page.request.post('/api/contact', {
    data: {
      id: crypto.randomUUID(),
      name: 'Bia Camargo',
      email,
      subject: 'question',
      text: 'O bônus de noventa dias conta a partir de quando?',
    },
  })
  const { protocol } = await sent.json()
  await openTeamList(page, 'Mensagens')
  const card = page.getByRole('article', { name: `Mensagem ${protocol}` })
  await card.getByLabel('Resposta').fill('Bia, conta a partir da compra que trouxe o bônus.')
  await card.getByRole('button', { name: 'Responder' }).click()
  await typeTeamCode(page)
  await expect(card).toHaveCount(0)
  await page.getByText('Respondidas e encerradas').click()
  await expect(card.getByText('conta a partir da compra')).toBeVisible()
  await expect(async () => {
    await page.goto(`/api/sandbox/mailbox?para=${email}`)
    await expect(page.getByText(`Resposta à sua mensagem: protocolo ${protocol}`)).toBeVisible({ timeout: 300 })
  }).toPass()
})
