import { expect, type Page } from '@playwright/test'
import { callApiAs, DESKTOP, openBrowser, registerClient, sendMessage } from './people.ts'
import { openAnaWithCredits, openMarinaOnline } from './start-consultation.ts'
import { test } from './test.ts'

/** Keeps what this page sends over its sockets, and how many sockets it opened. */
function listen(page: Page) {
  const sent: string[] = []
  const sockets: string[] = []
  page.on('websocket', (socket) => {
    sockets.push(socket.url())
    socket.on('framesent', ({ payload }) => void sent.push(String(payload)))
  })
  return {
    sockets,
    unfollowed: (topic: string) => sent.filter((one) => one.includes('unfollow') && one.includes(topic)),
  }
}

/** Counts the strokes of the bell, because nobody here can hear it. */
const countStrikes = (page: Page) =>
  page.addInitScript(() => {
    const Real = OscillatorNode
    Object.assign(globalThis, {
      strikes: 0,
      OscillatorNode: class extends Real {
        override start(when?: number) {
          ;(globalThis as unknown as { strikes: number }).strikes++
          super.start(when)
        }
      },
    })
  })
const strikes = (page: Page) => page.evaluate(() => (globalThis as unknown as { strikes: number }).strikes)

test('a consultant stays online through five pages of both layouts, and a request rings on the fifth', {
  tag: '@main',
}, async ({ browser }) => {
  const marina = await openMarinaOnline(browser)
  const { page } = marina
  await countStrikes(page)
  const { sockets, unfollowed } = listen(page)
  await page.reload()
  await expect(page.getByText('ONLINE', { exact: true })).toBeVisible()
  const ana = await openAnaWithCredits(browser)
  await ana.page.goto(`/chat/${marina.id}`)
  await expect(ana.page.getByText('pode responder agora.')).toBeVisible()

  const banner = page.getByRole('banner')
  const places = page.getByRole('navigation', { name: 'Seu painel' })
  for (const [words, path] of [
    ['Ganhos', '/relatorios'],
    ['Configurações', '/consultor/configuracoes'],
    ['Avaliações', '/avaliacoes'],
  ] as const) {
    await places.getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(path)
    await expect(places.getByRole('link', { name: words })).toHaveAttribute('aria-current', 'page')
    await expect(banner.getByRole('switch', { name: 'Atendendo' })).toBeChecked()
  }
  await banner.getByText('CONSULTORES', { exact: true }).click()
  await banner.getByRole('link', { name: 'Todos os consultores' }).click()
  await expect(page).toHaveURL('/consultores')
  await expect(banner.getByRole('switch', { name: 'Atendendo' })).toBeChecked()
  expect(sockets).toHaveLength(1)
  expect(unfollowed(`heartbeat:${marina.id}`)).toEqual([])
  await expect(ana.page.getByText('pode responder agora.')).toBeVisible()

  await ana.page.getByRole('button', { name: 'Pedir conversa' }).click()
  const request = page.getByRole('complementary', { name: 'Pedido de Ana' })
  await expect(request).toContainText('Ana quer conversar')
  await expect(request).toContainText(/Você ganha R\$\s\d+,\d\d por minuto/)
  await expect(request.getByRole('timer')).toBeVisible()
  const otherTab = await page.context().newPage()
  await otherTab.goto('/blog')
  await expect(otherTab.getByRole('complementary', { name: 'Pedido de Ana' })).toBeVisible()
  await expect(page).toHaveTitle('(1) Ana está chamando')
  await expect.poll(() => strikes(page)).toBeGreaterThan(0)
  await page.keyboard.press('F9')
  await expect(request.getByRole('button', { name: 'Atender' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/consultation\//)
  for (const tab of [page, otherTab])
    await expect(tab.getByRole('complementary', { name: 'Pedido de Ana' })).toHaveCount(0)
  await otherTab.close()
  for (const { page: room } of [ana, marina])
    await expect(room.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible()

  // The room fills what the header leaves, and everything of it is seen without scrolling.
  const box = (await page.getByRole('region', { name: 'Consulta com Ana' }).boundingBox())!
  expect(Math.round(box.y + box.height)).toBe(DESKTOP.height)
  await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await expect(banner.getByRole('switch', { name: 'Em consulta' })).toBeChecked()
})

test('whoever switches off in the header is offline for everybody, and a client downloads no switch', async ({
  browser,
}) => {
  const marina = await openMarinaOnline(browser)
  const { page } = marina
  await page.goto('/blog')
  await page.getByRole('banner').getByRole('switch', { name: 'Atendendo' }).uncheck()
  await expect(page.getByRole('banner').getByRole('switch', { name: 'Fora do ar' })).not.toBeChecked()
  await page.goto('/consultant-dashboard')
  await expect(page.getByText('OFFLINE', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Começar a atender' }).click()
  await expect(page.getByText('ONLINE', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('switch', { name: 'Atendendo' })).toBeChecked()

  const bia = await openBrowser(browser, DESKTOP)
  const files: string[] = []
  bia.on('request', (request) => void files.push(request.url()))
  await registerClient(bia, 'Bia')
  await bia.goto('/consultores')
  await expect(bia.getByRole('link', { name: 'Meu painel (Bia)' })).toBeVisible()
  expect(await callApiAs<unknown>(bia, '/api/auth/user')).toBeTruthy()
  expect(files.filter((url) => /availability-switch|consultant-on-duty/.test(url))).toEqual([])
})

test('on a phone, where the room hides the header, a consultant stops further requests without leaving it', async ({
  browser,
}) => {
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser)
  await marina.page.setViewportSize({ width: 360, height: 560 })
  await marina.page.goto('/consultant-dashboard')
  await ana.page.goto(`/chat/${marina.id}`)
  await ana.page.getByRole('button', { name: 'Pedir conversa' }).click()
  // The request itself is below what fits on the screen: its bar is there, and leaves once its answer is seen.
  const notice = marina.page.getByRole('complementary', { name: 'Pedido de Ana' })
  await expect(notice).toContainText('Ana quer conversar')
  const accept = marina.page.getByRole('button', { name: 'Aceitar e abrir a sala' })
  await accept.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expect(notice).toHaveCount(0)
  await accept.click()
  const requests = marina.page.getByRole('switch', { name: 'Novos pedidos depois desta consulta' })
  await expect(requests).toBeChecked()
  await requests.click()
  await expect(requests).not.toBeChecked()
  await sendMessage(marina, 'Boa noite, Ana.')
  await expect(ana.page.getByText('Boa noite, Ana.')).toBeVisible()
  await marina.page.getByRole('button', { name: 'Encerrar', exact: true }).click()
  await marina.page.getByRole('button', { name: 'Encerrar e acertar' }).click()
  await expect(marina.page.getByRole('switch', { name: 'Fora do ar' })).not.toBeChecked()
  await ana.page.goto(`/chat/${marina.id}`)
  await expect(ana.page.getByText('pode responder agora.')).toBeHidden()
  await expect(ana.page.getByText('OFFLINE', { exact: true })).toBeVisible()
})
