import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { DESKTOP, openBrowser } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

/** A server-rendered page whose scripts load only when they are released. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return scripts
}

test('a form sent and a button pressed before hydration take effect after it', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/cadastre-se/newsletter')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Seu e-mail' }).fill(`cedo-${crypto.randomUUID().slice(0, 8)}@exemplo.com.br`)
  await main.getByRole('button', { name: 'Inscrever-se' }).click()
  await page.getByRole('banner').getByRole('button', { name: /tema/i }).click()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  scripts.resolve()
  await expect(page.getByText('Você foi inscrito em nossa newsletter.').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the link of a mail is used by a click before hydration', async ({ page }) => {
  const scripts = await openWithoutScripts(page, `/login?confirmar=${'a'.repeat(43)}`)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  scripts.resolve()
  await expect(page.getByText('Este link não vale mais')).toBeVisible()
})

test('a form filled and sent before hydration is processed after it', { tag: '@main' }, async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/servicos/numerologia')
  await page.getByLabel('Nome completo').fill('Yara Conceição')
  await page.getByLabel('Data de nascimento').fill('16/08/1978')
  await page.getByRole('button', { name: 'Fazer as contas' }).click()
  scripts.resolve()
  await expect(page.getByRole('heading', { name: 'Os números de Yara Conceição' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'soma por partes' })).toContainText('22/4')
})

test('a form filled and sent while the page hydrates is processed after it', async ({ page }) => {
  // React has begun to listen, and hydrates nothing yet, when it asks for its first task.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    const fillAndSend = () => {
      const [form] = [...document.querySelectorAll('main form')].filter((one) => one.textContent.includes('Fazer as'))
      const fields = form!.querySelectorAll('input')
      for (const [at, value] of ['Yara Conceição', '16/08/1978'].entries()) {
        fields[at]!.value = value
        fields[at]!.dispatchEvent(new Event('input', { bubbles: true }))
      }
      form!.querySelector('button')!.click()
    }
    MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: [unknown]) {
      if (Object.keys(document).some((key) => key.startsWith('__reactContainer$'))) {
        MessagePort.prototype.postMessage = post
        fillAndSend()
      }
      return post.apply(this, sent)
    } as typeof post
  })
  await page.goto('/servicos/numerologia')
  await expect(page.getByRole('heading', { name: 'Os números de Yara Conceição' })).toBeVisible()
})

test('a radio chosen before hydration stays chosen, and no other', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/tarot-gratis')
  await page.getByText('Cruz Celta').click()
  await page.getByLabel('A sua pergunta').fill('O que cabe nesta semana?')
  scripts.resolve()
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Abrir a mesa' }).click()
  await page.getByRole('button', { name: 'Embaralhar', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Abrir o leque' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Escolher as 10 por mim' })).toBeVisible()
})

test('a button of a reading pressed before hydration acts once', async ({ page, browser, baseURL }) => {
  await page.goto('/tarot-gratis')
  await expectHydrated(page)
  await page.getByRole('radio', { name: 'Uma carta' }).check()
  await page.getByRole('button', { name: 'Abrir a mesa' }).click()
  await page.getByRole('button', { name: 'Embaralhar', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Abrir o leque' }).press('Enter')
  await page.getByRole('button', { name: 'Escolher por mim' }).click()
  await page.getByRole('button', { name: 'Virar todas' }).click()
  await expect(page).toHaveURL(/\?leitura=/)

  const friend = await openBrowser(browser, DESKTOP, baseURL)
  await friend.addInitScript(() =>
    Object.assign(globalThis, {
      printed: 0,
      print: () => ((globalThis as unknown as { printed: number }).printed += 1),
    }),
  )
  const scripts = await openWithoutScripts(friend, page.url())
  await friend.getByRole('button', { name: 'Imprimir' }).click()
  scripts.resolve()
  await expectHydrated(friend)
  await expect.poll(() => friend.evaluate(() => (globalThis as unknown as { printed: number }).printed)).toBe(1)
  await friend.context().close()
})

test('a role chosen and a name typed before hydration are kept', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/cadastro-novo')
  await page.getByText('Quero atender').click()
  await page.getByLabel('Nome', { exact: true }).fill('Marina')
  scripts.resolve()
  await expect(page.getByRole('button', { name: 'Criar conta e enviar candidatura' })).toBeVisible()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Marina')
})

test('one checkbox checked before hydration is checked once', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/cadastro-novo?quero=atender')
  await page.getByText('Runas', { exact: true }).click()
  scripts.resolve()
  const specialties = page.getByRole('group', { name: 'Especialidades' })
  await page.getByRole('button', { name: 'Criar conta e enviar candidatura' }).click()
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveAttribute('aria-invalid', 'true')
  await expect(specialties.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(specialties.getByRole('checkbox', { name: 'Runas' })).toBeChecked()
})
