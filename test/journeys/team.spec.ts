import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../db/seeds/people.ts'
import { confirmEmail, DESKTOP, openBrowser, registerConsultantByForm } from './people.ts'
import { typeTeamCode } from './team-session.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

const REASON = 'Conte mais sobre como é uma conversa com você, e sem promessas de resultado.'

/** A list of a section, by the navigation at the side. */
async function openList(page: Page, section: string, list?: string) {
  const side = page.getByRole('navigation', { name: 'Seu painel' })
  const linkTo = (words: string) => side.getByRole('link', { name: new RegExp(`^${words}`) })
  await linkTo(section).click()
  if (list) await linkTo(list).click()
}

/** Íris, the demo's admin, signs in and opens a list. */
async function openTeamList(page: Page, section: string, list?: string) {
  const iris = demoPeople[2]
  await page.goto('/login?next=/admin-dashboard')
  await page.getByLabel('E-mail').fill(iris.email)
  await page.getByLabel('Senha', { exact: true }).fill(iris.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hoje', exact: true })).toBeVisible()
  await openList(page, section, list)
}

/** A message by the contact form, as its endpoint takes it. */
async function sendMessage(page: Page, name: string) {
  const email = `bia-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`
  const text = 'O bônus de noventa dias conta a partir de quando?'
  const data = { id: crypto.randomUUID(), name, email, subject: 'question', text }
  const { protocol } = await (await page.request.post('/api/contact', { data })).json()
  return { email, protocol: String(protocol) }
}

test('an application is refused with a reason, corrected, sent again and approved', { tag: '@main' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Marina${crypto.randomUUID().slice(0, 6).replace(/\d/g, 'a')}`
  const marina = await registerConsultantByForm(page, name)
  const team = await openBrowser(browser, DESKTOP, baseURL)
  await openTeamList(team, 'Consultores', 'Candidaturas')
  const card = team.getByRole('article', { name: new RegExp(`^Candidatura de ${name}`) })
  await card.getByRole('button', { name: 'Ver os documentos' }).click()
  await typeTeamCode(team)
  const scan = team.waitForEvent('download')
  await card.getByRole('link', { name: 'Baixar o PDF' }).click()
  expect((await scan).suggestedFilename()).toBe('document.pdf')
  await card.getByText('Recusar com um motivo').click()
  await card.getByLabel('Motivo').fill('Não.')
  await card.getByRole('button', { name: 'Recusar candidatura' }).click()
  await expect(card.getByText('Explique o motivo em pelo menos 20 caracteres.')).toBeVisible()
  await card.getByLabel('Motivo').fill(REASON)
  await card.getByRole('button', { name: 'Recusar candidatura' }).click()
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
  await team.goto('/admin-dashboard?secao=candidaturas')
  await expect(team).toHaveURL('/admin-dashboard/consultores/candidaturas')
  await expect(card.getByText('Enviada de novo, depois de uma recusa.')).toBeVisible()
  await card.getByRole('button', { name: 'Aprovar' }).click()
  await expect(page.getByRole('switch').first()).toBeVisible()

  await openList(team, 'Consultores', 'Quem atende')
  await team.getByRole('searchbox', { name: 'Nome, e-mail ou palavra do perfil' }).fill(name)
  await team.getByRole('button', { name: 'Buscar', exact: true }).click()
  const automatic = team.getByRole('switch', { name: `Atendimento automático de ${name}` })
  await expect(automatic).toHaveCount(1)
  for (const on of [true, false]) {
    await automatic.setChecked(on)
    await expect(automatic).toBeEnabled()
    const { consultants } = await (await team.request.get(`/api/consultants?text=${name}`)).json()
    expect(consultants, 'a program is among no people').toHaveLength(on ? 0 : 1)
  }
  await team.goto('/admin-dashboard#email')
  await expect(team).toHaveURL('/admin-dashboard/conta#email')
  await team.context().close()
})

test('a contact message is answered in place: the sender gets the answer, and the team keeps it', async ({ page }) => {
  const { email, protocol } = await sendMessage(page, 'Bia Camargo')
  await openTeamList(page, 'Hoje', 'Mensagens')
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

test('cases are taken, let rest and decided by keys alone, the next one opens, and the search finds a person', async ({
  page,
}) => {
  const names = ['Alba', 'Brisa'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`) as [string, string]
  const [alba] = [await sendMessage(page, names[0]), await sendMessage(page, names[1])]
  await openTeamList(page, 'Hoje')
  await page.goto('/admin-dashboard?tipo=message')
  const row = (name: string) => page.getByRole('list', { name: 'Casos por prazo' }).getByRole('link', { name })
  await row(names[0]).focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 2, name: `Mensagem · ${names[0]}` })
  await expect(heading).toBeFocused()
  await page.keyboard.press('e')
  await typeTeamCode(page)
  await expect(page.getByText('Está com você.')).toBeVisible()
  await expect(row(names[0])).toContainText('com você')
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: 'Adiar…' })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible()
  await page.keyboard.press('Escape')

  const answer = page.getByRole('article', { name: `Mensagem ${alba.protocol}` }).getByLabel('Resposta')
  await answer.focus()
  await page.keyboard.type('Conta a partir da compra que trouxe o bônus.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row(names[0])).toHaveCount(0)
  await expect(page).toHaveURL(/caso=message/)
  await expect(heading).toHaveCount(0)
  await page.goto('/admin-dashboard?ver=decididos&tipo=message')
  await expect(page.getByRole('row', { name: new RegExp(names[0]) })).toContainText('Respondida')

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Buscar em tudo' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('suspender luna prado')
  const act = page.getByRole('option', { name: /Suspender Luna Prado/ })
  await expect(act).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin-dashboard\/pessoas\/[0-9a-f-]{36}\?ato=suspender$/)
})
